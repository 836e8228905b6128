import { type OptionHelp, object, type Read, whole } from '@wunderkammer/kernel';
import { MOST, type Options } from './vocabulary.ts';

export const optionHelp: readonly OptionHelp[] = [{ key: 'highest', values: `0-${MOST}`, offers: () => [1, 2, MOST] }];

export const readOptions = (value: unknown): Read<Options> => {
  const read = object<object, Options>({}, { highest: whole(0, MOST) })(value, 'options');
  return read.ok ? { ok: true, value: { highest: 1, ...read.value } } : read;
};
