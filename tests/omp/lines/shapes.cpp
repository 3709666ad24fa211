/* shapes.cpp - regions in methods of templates, in function templates, in namespaces, in what is inlined, in lambdas */
namespace mesh
{
template <class T> struct solver {
    T x[100] = {};
    void sweep()
    {
#pragma omp parallel for /* sweep */
        for (int i = 0; i < 100; i++)
            x[i] += 1;
    }
};

template <class T> void scale(T *x)
{
#pragma omp parallel for /* scale */
    for (int i = 0; i < 100; i++)
        x[i] *= 2;
}

static inline void relax(double *x)
{
#pragma omp parallel /* relax */
    {
#pragma omp for /* relaxing */
        for (int i = 0; i < 100; i++)
            x[i] += 1;
#pragma omp barrier /* barrier */
        x[0] = 1;
    }
}
} // namespace mesh

int main()
{
    static mesh::solver<double> d;
    static mesh::solver<float> f;
    auto last = [&] {
#pragma omp parallel /* lambda */
        d.x[2] = 1;
    };
    d.sweep();
    f.sweep();
    mesh::scale(d.x);
    mesh::scale(f.x);
    mesh::relax(d.x);
    last();
#pragma omp parallel /* tasks */
#pragma omp single
#pragma omp task /* task */
    d.x[3] = 1;
}
