import type { Block, Rulebook } from '@wunderkammer/rulebook';
import type { ReactNode } from 'react';
import { Blocks } from '../../rulebook/Blocks.tsx';
import type { Figures } from '../../rulebook/figures.ts';

/** A heading, paragraph, list, table or drawing: never cut in two. */
export interface FlowItem {
  readonly key: string;
  readonly node: ReactNode;
  readonly keepsWithNext: boolean;
}

/** A rulebook as it flows through the columns of a booklet: the rules themselves, without our reasons for them. */
export const flowOf = ({ lead, chapters }: Rulebook, figures: Figures): readonly FlowItem[] => {
  const texts = (blocks: readonly Block[], key: string): readonly FlowItem[] =>
    blocks.map((block, index) => ({
      key: `${key}.${index}`,
      node: <Blocks blocks={[block]} figures={figures} />,
      // What introduces a list or a table, or is shown in a drawing, stands above it.
      keepsWithNext: block.type === 'paragraph' && ['list', 'table', 'figure'].includes(blocks[index + 1]?.type ?? ''),
    }));
  return [
    ...texts(lead, 'lead'),
    ...chapters.flatMap((chapter) => [
      { key: chapter.title, node: <h2>{chapter.title}</h2>, keepsWithNext: true },
      ...chapter.rules.flatMap(({ number, title, text }) => [
        {
          key: number,
          node: (
            <h3>
              {title} <span>{number}</span>
            </h3>
          ),
          keepsWithNext: true,
        },
        ...texts(text, number),
      ]),
    ]),
  ];
};
