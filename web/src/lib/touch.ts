/** Returns whether a finger is used, for texts that say what to do. */
export function touch(): 'yes' | 'no' {
  return matchMedia('(hover: none)').matches ? 'yes' : 'no';
}
