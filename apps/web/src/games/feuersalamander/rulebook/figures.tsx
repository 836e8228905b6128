import type { ComponentType } from 'react';

const figures: Readonly<Record<string, ComponentType>> = {};

export default figures;
