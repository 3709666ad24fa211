#include <tachyon.h>
#include <stdio.h>
int main(int argc, char **argv)
{
    int rank = rt_initialize(&argc, &argv);
    SceneHandle scene = rt_newscene();
    void *tex;
    apitexture t = {0};
    t.ambient = 0.1f;
    t.diffuse = 0.6f;
    t.specular = 0.4f;
    t.opacity = 1;
    t.col.r = t.col.g = t.col.b = 1;
    t.texturefunc = RT_TEXTURE_CONSTANT;
    t.scale.x = t.scale.y = t.scale.z = 1;
    rt_resolution(scene, 160, 120);
    rt_outputfile(scene, "ray.tga");
    rt_verbose(scene, 0);
    rt_camera_setup(scene, 1.0f, 1.0f, 1, 6, rt_vector(0, 0, -8), rt_vector(0, 0, 1), rt_vector(0, 1, 0));
    rt_background(scene, rt_color(0.1f, 0.1f, 0.3f));
    tex = rt_texture(scene, &t);
    for (int i = 0; i < 9; i++)
        rt_sphere(scene, tex, rt_vector(i % 3 - 1.0f, i / 3 - 1.0f, 0), 0.45f);
    rt_light(scene, rt_texture(scene, &t), rt_vector(4, 5, -6), 0.1f);
    rt_renderscene(scene);
    rt_renderscene(scene);
    rt_deletescene(scene);
    rt_finalize();
    if (rank == 0)
        puts("rendered");
    return 0;
}
