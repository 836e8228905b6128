import { COLOURS, SYMBOLS, spellIn, type View } from '@wunderkammer/drei-magier/pieces';
import { memo } from 'react';
import { Wand, type WandFace } from '../pieces/Wand.tsx';
import { useFall } from '../use-fall.ts';
import type { Shown } from '../use-shown.ts';
import { lying, READY, type WandsShown, wandsShown } from '../wands.ts';
import { useTableWords, type Words } from '../words/index.ts';
import styles from './Tray.module.css';

interface WandsPanelProps {
  readonly view: View;
  readonly shown: Shown;
  readonly version: number;
  /** The wands are in the hand of whoever sits in front; those of the others lie at their places. */
  readonly isOwn: boolean;
  /**
   * On a phone, where everything takes room from the board: whether there is nothing else to read, or the prompt says what
   * the wands mean, or the choices say even what they show.
   */
  readonly need: 'read' | 'seen' | 'spare';
}

/** The three wands as they lie, and what they mean. */
export const WandsPanel = memo(({ view, shown, version, isOwn, need }: WandsPanelProps) => {
  const words = useTableWords();
  const fall = useFall(version);
  const { faces, thrown } = isOwn ? wandsBeside(view, shown) : READY;
  return (
    <section
      className={styles['wands']}
      aria-label={words.wands.title}
      data-spot="wands"
      data-need={isOwn ? need : 'theirs'}
    >
      <ul className={styles['wandRow']}>
        {COLOURS.map((colour, index) => {
          const face = faces[index]!;
          const fresh = thrown[index]!;
          return (
            // A fresh key lets it fall anew.
            <li key={fresh ? `${colour} ${version}` : colour} className={styles['wand']}>
              <svg
                viewBox="-68 -23 136 46"
                className={fresh ? styles['falling'] : undefined}
                style={fresh ? fall.wand(index) : undefined}
                aria-hidden="true"
              >
                <Wand colour={colour} face={face} />
              </svg>
              <span
                className={styles['eyes']}
                style={fresh ? fall.after : undefined}
                data-new={fresh}
                aria-hidden="true"
              >
                {face.type === 'notches' ? face.count : ''}
              </span>
              <span className="visually-hidden">{faceText(words, colour, face)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles['reading']}>
        {isOwn ? reading(words, shown.known, faces[0].type !== 'unthrown') : words.wands.unthrown}
      </p>
    </section>
  );
});

/** Where a scene over the board lets the wands fall, they lie still here, and show no more than is known. */
const wandsBeside = (view: View, { event, before, arrived }: Shown): WandsShown => {
  const onStage = event?.type === 'duel' || event?.type === 'spell';
  if (!onStage) return wandsShown(view, event, before);
  return lying(arrived ? wandsShown(view, event, before) : wandsShown(before ?? view, undefined, undefined));
};

const faceText = (words: Words, colour: (typeof COLOURS)[number], face: WandFace): string => {
  switch (face.type) {
    case 'notches':
      return words.wands.notches(colour, face.count);
    case 'signs':
      return words.wands.signs(
        colour,
        SYMBOLS.filter((symbol) => symbol !== face.down),
      );
    case 'unthrown':
      return '';
  }
};

/** What the throw that is being played out still allows. */
const reading = ({ wands }: Words, view: View, thrown: boolean): string => {
  const { eyes, duel, player, players, mageMustJump, throwsDue, phase } = view;
  const spell = spellIn(view);
  const due = throwsDue > 0 && phase.type !== 'throwDue' ? ` ${wands.due(throwsDue)}` : '';
  if (spell !== undefined) return `${wands.seenMost(spell.most)}.${due}`;
  if (duel?.fight != null) return wands.ofThrows(Math.max(1, duel.fight.throws), duel.fight.limit);
  if (eyes === null || player === null) return thrown ? due : wands.unthrown;
  const walk = eyes.walked ? wands.walked : wands.walk(eyes.sum, players[player]!.powerStone);
  const jump = eyes.jumps === 0 ? wands.noJump : eyes.jumped ? wands.jumped : wands.jump(eyes.jumps, mageMustJump);
  return `${walk}, ${jump}.${due}`;
};
