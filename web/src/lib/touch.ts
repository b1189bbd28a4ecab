/** Is it a finger that acts here? For texts that say what to do. */
export function touch(): 'yes' | 'no' {
  return matchMedia('(hover: none)').matches ? 'yes' : 'no';
}
