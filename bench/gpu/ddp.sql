-- of each rank: the kernels that the third layer's attention asked for in step 7, and the first of them
select p.name as rank, s.name || ' > ' || f.name || ' > ' || l.name || ' > ' || a.name || ' > ' || c.name as path, count(distinct k.id) as kernels, min(k.name) as kernel
from slice s join slice f on f.parent_id = s.id join slice l on l.parent_id = f.id join slice a on a.parent_id = l.id join slice c on c.parent_id = a.id
join flow w on w.slice_out = c.id join slice k on k.id = w.slice_in
join thread_track t on t.id = s.track_id join thread using (utid) join process p using (upid)
where s.name = 'PyTorch:Step.7' and f.name = 'PyTorch:Forward' and l.name = 'PyTorch:Layer.3' and a.name = 'PyTorch:Attn.3'
group by 1, 2 order by 1, 2;
