import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../testing/test-server.ts';

/* What others show of a table when somebody pastes its link: made for strangers, whoever asks. */

let house: TestServer;
beforeAll(async () => {
  house = await TestServer.open();
});
afterAll(() => house.remove());

const pageAt = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await fetch(house.address + path, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  return response.text();
};

const cardAt = async (path: string, headers?: Readonly<Record<string, string>>): Promise<Record<string, string>> => {
  const tags = (await pageAt(path, headers)).matchAll(/<meta property="og:(\w+)" content="(.*?)" \/>/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name!, content!]));
};

describe('the card of a table', () => {
  it('says which game it is and who plays, and in the end who has won', async () => {
    const { table, clients } = await house.playing(['Anna', 'Bert'], { watch: 'public' });
    expect(await cardAt(`/t/${table}`)).toEqual({
      site_name: 'Wunderkammer',
      type: 'website',
      url: `${house.address}/t/${table}`,
      title: 'Der Feuersalamander',
      description: 'At the table: Anna and Bert. Come and watch.',
      image: `${house.address}/cards/feuersalamander.png`,
    });
    expect(await cardAt(`/t/${table}`, { 'accept-language': 'fr, nl;q=0.8' })).toMatchObject({
      description: 'Aan tafel: Anna en Bert. Kom toekijken.',
    });
    await clients[0]!.must(table, { type: 'resign' });
    const { title, description, url } = await cardAt(`/t/${table}/replay?step=12&as=1`);
    expect([title, description, url]).toEqual([
      'Der Feuersalamander',
      'At the table: Anna and Bert. The game is over.',
      `${house.address}/t/${table}/replay`,
    ]);
  });

  it('is that of the house where strangers may not watch, as for a table that does not exist', async () => {
    const { table } = await house.playing(['Carl', 'Dora'], { watch: 'nobody' });
    const later = await house.playing(['Emil', 'Frida'], { watch: 'after' });
    const bare = (text: string, id: string): string => text.replaceAll(id, 'TABLE');
    const nothing = bare(await pageAt('/t/000000000000'), '000000000000');
    expect(nothing).toContain('/icon-512.png');
    for (const id of [table, later.table]) expect(bare(await pageAt(`/t/${id}`), id)).toBe(nothing);
    expect(await cardAt('/t/no-table')).toMatchObject({ title: 'Wunderkammer' });
  });

  it('tells of a game that may be looked at afterwards once it is over', async () => {
    const { table, clients } = await house.playing(['Gerd', 'Hanna'], { watch: 'after' });
    await clients[0]!.must(table, { type: 'resign' });
    expect(await cardAt(`/t/${table}`)).toMatchObject({ title: 'Der Feuersalamander' });
  });

  it('takes nothing that somebody calls themselves for a tag', async () => {
    const name = '"><script>x</script>';
    const { table } = await house.playing([name, 'Bert'], { watch: 'public' });
    const page = await pageAt(`/t/${table}`);
    expect(page).not.toContain('<script>x');
    expect(page).toContain('&#34;&#62;&#60;script&#62;x');
  });

  it('is that of the house when it is locked', async () => {
    const { table } = await house.playing(['Ida', 'Jan'], { watch: 'public' });
    expect(await pageAt(`/t/${table}`)).toContain('Ida');
    await house.server.store.put({ kind: 'house', key: 'lock', value: 'true' });
    await house.stop();
    house = await TestServer.open({}, {}, house.folder);
    expect(await pageAt(`/t/${table}`)).not.toContain('Ida');
  });
});

it.each(['text/html', '*/*'])(
  'the page comes at any other address, and never under /api: to whoever takes %s',
  async (accept) => {
    expect(await pageAt('/rules/drei-magier/8', { accept })).toContain('<title>');
    const nothing = await fetch(`${house.address}/api/nothing`, { headers: { accept } });
    expect([nothing.status, await nothing.json()]).toMatchObject([404, { code: 'unknown' }]);
  },
);
