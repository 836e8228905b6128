import type { OptionsProps } from '../game-ui.ts';

const Options = (_props: OptionsProps) => null;

export default Options;
