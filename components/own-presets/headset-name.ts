import { tidyName } from '@/lib/studio/own-curve'

/** The headset that the name of a file of AutoEq tells: `Sennheiser HD 650 ParametricEQ.txt`; '' if it tells none. */
export function headsetName(file: string): string {
  return tidyName(file.replace(/\.\w{1,5}$/, '').replace(/[\s_-]*parametric[\s_-]*eq$/i, ''))
}
