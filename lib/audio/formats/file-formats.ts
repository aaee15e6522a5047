import { autoEqFormat } from './autoeq-parametric'
import { easyEffectsFormat } from './easyeffects'
import { equalizerApoFormat } from './equalizer-apo'
import { systems } from './file-format'
import { graphicEqFormat } from './graphic-eq'

/** In the order in which they are offered. */
export const fileFormats = [equalizerApoFormat, autoEqFormat, graphicEqFormat, easyEffectsFormat] as const

export type FormatId = (typeof fileFormats)[number]['id']

/** In the order of the read-me. */
export const programGuides = systems.flatMap((system) =>
  fileFormats.flatMap(({ name, guides }) =>
    guides.filter((each) => each.system === system).map((each) => ({ ...each, file: name })),
  ),
)
