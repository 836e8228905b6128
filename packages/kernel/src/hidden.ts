/** Stands where a viewer may know that something is there, but not what. */
export interface Hidden {
  readonly type: 'hidden';
}
/** The one of its kind, so that views of different moments share it. */
export const HIDDEN: Hidden = Object.freeze({ type: 'hidden' });

/** Something open or hidden to the viewer at hand. */
export type Maybe<T> = T | Hidden;

/** Whether this stands for something that the viewer may not know. */
export const isHidden = (value: unknown): value is Hidden =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'hidden';
