import {
  FIGURES,
  type Figure,
  figureSets,
  type Options as GameOptions,
  SUGGESTED_TARGETS,
  TARGETS,
} from '@wunderkammer/feuersalamander/pieces';
import { Input, Label, NumberField, Radio, RadioGroup } from 'react-aria-components';
import { Choice } from '../../ui/Choice.tsx';
import type { OptionsProps } from '../game-ui.ts';
import styles from './Options.module.css';
import { FigureMark } from './pieces/FigureShape.tsx';
import { useGameTexts, useTableWords } from './words/index.ts';
import world from './world.module.css';

/** How far to play, and with which figures. What is left alone is as the rules have it. */
const Options = ({ seats, names, options, change }: OptionsProps) => {
  const words = useTableWords();
  const { target: targetText } = useGameTexts().options;
  const { target = TARGETS.usual, figures } = options as Partial<GameOptions>;
  const sets = figureSets(seats);
  const seated = sets.find((set) => set.join() === figures?.join()) ?? sets[0]!;
  const [own] = seated;
  const rounds = sets.filter(([first]) => first === own);
  const suggested = SUGGESTED_TARGETS.includes(target);
  const sitDown = (set: readonly Figure[]): void => change({ ...options, figures: set });
  return (
    <div className={`${world['world']} ${styles['options']}`}>
      <Choice
        label={targetText.name}
        value={suggested ? String(target) : 'other'}
        options={[
          ...SUGGESTED_TARGETS.map((points) => ({ value: String(points), label: String(points) })),
          { value: 'other', label: words.options.other },
        ]}
        change={(value) => change({ ...options, target: value === 'other' ? MIDDLE : Number(value) })}
        help={suggested ? targetText.value(target).meaning : undefined}
      />
      {!suggested && (
        <NumberField
          className={styles['group']!}
          value={target}
          minValue={TARGETS.least}
          maxValue={TARGETS.most}
          onChange={(points) => change({ ...options, target: Number.isNaN(points) ? MIDDLE : points })}
        >
          <Label className={styles['label']!}>{words.options.otherLabel}</Label>
          <Input className={styles['input']!} />
        </NumberField>
      )}
      <RadioGroup
        className={styles['group']!}
        orientation="horizontal"
        value={own!}
        onChange={(figure) => sitDown(sets.find(([first]) => first === figure)!)}
      >
        <Label className={styles['label']!}>{words.options.own(names[0] ?? '1')}</Label>
        <div className={styles['figures']}>
          {FIGURES.map((figure) => (
            <Radio key={figure} value={figure} className={styles['figure']!}>
              <FigureMark figure={figure} size={48} />
              {words.names.figures[figure]}
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {rounds.length > 1 && (
        <RadioGroup
          className={styles['group']!}
          orientation="horizontal"
          value={seated.join()}
          onChange={(value) => sitDown(sets.find((set) => set.join() === value)!)}
        >
          <Label className={styles['label']!}>{words.options.round}</Label>
          <div className={styles['rounds']}>
            {rounds.map((set) => (
              <Radio key={set.join()} value={set.join()} className={styles['round']!}>
                {set.map((figure) => (
                  <FigureMark key={figure} figure={figure} size={36} />
                ))}
                <span className="visually-hidden">
                  {set
                    .map((figure, seat) =>
                      words.options.seat(names[seat] ?? String(seat + 1), words.names.figures[figure]),
                    )
                    .join(', ')}
                </span>
              </Radio>
            ))}
          </div>
        </RadioGroup>
      )}
    </div>
  );
};

/** Where a number of one's own begins: between the usual ones. */
const MIDDLE = 60;

export default Options;
