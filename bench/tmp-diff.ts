import { FastRandom, tableOf, type Game, copyState } from '@wunderkammer/kernel';
import { feuersalamander } from '@wunderkammer/feuersalamander';
import { dreiMagier } from '@wunderkammer/drei-magier';
import { diff as real, applyPatch } from '@wunderkammer/protocol';
import { isDeepStrictEqual } from 'node:util';
type B = any;
const diff2 = (a: B, b: B): B => {
  if (a === b) return undefined;
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return [b];
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return [b];
    const n = b.length; let patch: B; let changed = 0;
    for (let i = 0; i < n; i++) { const x = a[i], y = b[i]; if (x === y) continue; const c = diff2(x, y); if (c === undefined) continue; patch ??= {}; patch[i] = c; changed++; }
    return changed > 2 && changed * 2 > n ? [b] : patch;
  }
  if (Array.isArray(b)) return [b];
  let patch: B;
  for (const k in b) { const y = b[k]; if (y === undefined) continue; const x = a[k]; if (x === y) continue; const c = diff2(x, y); if (c === undefined) continue; patch ??= {}; patch[k] = c; }
  for (const k in a) { if (a[k] === undefined || b[k] !== undefined) continue; patch ??= {}; patch[k] = 0; }
  return patch;
};
for (const [g, seats] of [[feuersalamander, 4], [dreiMagier, 3]] as unknown as [Game, number][]) {
  const t = tableOf(g, seats); const r = new FastRandom('q'); const s = g.create(t);
  const pairs: [object, object][] = []; let views: object[] = [];
  const eyes = [...Array(seats).keys(), ...(seats === 3 ? ['watcher'] : [])] as never[];
  const states: any[] = []; let n = 0;
  while (n < 1500 && g.turn(s).type !== 'over') {
    const turn = g.turn(s); 
    const step = turn.type === 'chance' ? g.chance(s, r) : (() => { const seat = (turn as any).seats[0]; const l = g.legal(s, seat).filter((x) => x.type !== 'claim'); return l[r.below(l.length)]; })();
    const v = g.play(s, step as never); if (v) throw new Error(JSON.stringify(v)); n++;
    states.push({ ...s, cells: s.cells.slice() });
    const now = eyes.map((e) => g.view(s, e)); if (views.length) now.forEach((x, i) => pairs.push([views[i]!, x])); views = now;
  }
  const time = (name: string, per: number, f: () => void) => { f(); f(); f(); const c = process.cpuUsage(); for (let i = 0; i < 4; i++) f(); const { user, system } = process.cpuUsage(c); console.log(g.id, name, ((user + system) / 4 / per).toFixed(1), 'µs a step for', eyes.length, 'viewers'); };
  console.log(n, 'steps; view bytes', JSON.stringify(views[0]).length);
  for (const [a, b] of pairs) if (!isDeepStrictEqual(real(a, b), diff2(a, b))) throw new Error('other');
  const steps = pairs.length / eyes.length;
  time('view', steps, () => { for (const st of states) for (const e of eyes) g.view(st, e); });
  time('diff now', steps, () => { for (const [a, b] of pairs) real(a, b); });
  time('diff with indices', steps, () => { for (const [a, b] of pairs) diff2(a, b); });
  time('stringify patch', steps, () => { for (const [a, b] of pairs) JSON.stringify(diff2(a, b)); });
  time('stringify both views and compare', steps, () => { for (const [, b] of pairs) JSON.stringify(b); });
}
