import type { Block, Content, Inline, Row } from '@wunderkammer/rulebook';
import { Fragment, type ReactNode } from 'react';
import styles from './Book.module.css';
import type { Figures } from './figures.ts';
import { RuleLink } from './RuleLink.tsx';

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly figures: Figures;
}

/** Paragraphs, lists, tables and drawings of a rulebook. */
export const Blocks = ({ blocks, figures }: BlocksProps) => inOrder(blocks, (block) => blockOf(block, figures));

/** A book does not change while it is read: the place of a thing is its key. */
const inOrder = <T,>(things: readonly T[], show: (thing: T) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  things.map((thing, index) => <Fragment key={index}>{show(thing)}</Fragment>);

const blockOf = (block: Block, figures: Figures): ReactNode => {
  switch (block.type) {
    case 'paragraph':
      return <p>{words(block.content)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {inOrder(block.items, (item) => (
            <li>{words(item)}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          {block.head !== undefined && (
            <thead>
              <tr>
                {inOrder(block.head, (cell) => (
                  <th scope="col">{words(cell)}</th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>{inOrder(block.rows, rowOf)}</tbody>
        </table>
      );
    case 'figure': {
      const Figure = figures[block.mark]!;
      return (
        <figure className={styles['figure']}>
          <Figure label={block.caption} />
        </figure>
      );
    }
  }
};

const rowOf = ({ heading, cells }: Row): ReactNode => (
  <tr>
    {heading !== undefined && <th scope="row">{words(heading)}</th>}
    {inOrder(cells, (cell) => (
      <td>{words(cell)}</td>
    ))}
  </tr>
);

const words = (content: Content): ReactNode => inOrder(content, inlineOf);

/** Words with their marks, within a line. */
export const Words = ({ content }: { content: Content }) => words(content);

/** What no line may end within: 2-2-2, “row 5”, „5. Reihe“, ‘1-steen’. */
const TOGETHER = /(\d+(?:-\d+)+|\d-steen|\d\. Reihe|\p{L}+ \d\b(?!-|\. Reihe))/u;

const inlineOf = (inline: Inline): ReactNode => {
  if (typeof inline === 'string')
    return inline.split(TOGETHER).map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={styles['together']}>
          {part}
        </span>
      ),
    );
  switch (inline.type) {
    case 'strong':
      return <strong>{words(inline.content)}</strong>;
    case 'emphasis':
      return <em>{words(inline.content)}</em>;
    case 'rule':
      return <RuleLink rule={inline.number} />;
  }
};
