import { tidyName } from '@/lib/studio/own-curve'

/**
 * The headset in the name of an AutoEq file, e.g. `Sennheiser HD 650 ParametricEQ.txt`; '' if there is none.
 */
export function headsetName(file: string): string {
  return tidyName(file.replace(/\.\w{1,5}$/, '').replace(/[\s_-]*parametric[\s_-]*eq$/i, ''))
}
