import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@wunderkammer/kernel';
import { tableId } from '@wunderkammer/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HouseLock } from '../people/house-lock.ts';
import type { Store } from '../store/store.ts';
import { publicCard } from '../table/room.ts';
import { housePreview, languageAsked, type Preview, previewOf } from './preview.ts';

export interface TablePages {
  /** The folder of the built web app. */
  readonly web: string;
  readonly store: Pick<Store, 'head'>;
  readonly games: readonly Game[];
  readonly lock: Pick<HouseLock, 'isLocked'>;
  readonly publicAddress: string | undefined;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const tagsOf = ({ title, text, image }: Preview, house: string, path: string): string =>
  Object.entries({
    'og:site_name': 'Wunderkammer',
    'og:type': 'website',
    'og:url': house + path,
    'og:title': title,
    'og:description': text,
    'og:image': house + image,
  })
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .concat('<meta name="twitter:card" content="summary_large_image" />')
    .join('\n    ');

/** The pages of tables: the web app like everywhere, with what others show of the link when somebody pastes it there. */
export const tablePages = async (
  app: FastifyInstance,
  { web, store, games, lock, publicAddress }: TablePages,
): Promise<void> => {
  const page = readFileSync(join(web, 'index.html'), 'utf8');

  const previewAt = async (id: string, { headers }: FastifyRequest): Promise<Preview> => {
    const language = languageAsked(headers['accept-language']);
    // Nothing is told of a table that is not there, or not for strangers: not even that.
    if (!tableId.safeParse(id).success || (await lock.isLocked())) return housePreview(language);
    const head = await store.head(id);
    return head === undefined ? housePreview(language) : previewOf(publicCard(head), games, language);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id } = request.params as { readonly id: string };
    const house = publicAddress ?? `${request.protocol}://${request.host}`;
    const path = request.url.split('?')[0]!;
    // A page without its card is better than none.
    const preview = await previewAt(id, request).catch(() => housePreview('en'));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        page.replace(
          '<title>',
          () => `${tagsOf(preview, house, path)}
    <title>`,
        ),
      );
  };
  app.get('/t/:id', answer);
  app.get('/t/:id/replay', answer);
};
