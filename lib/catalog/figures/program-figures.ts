import 'server-only'
import { z } from 'zod'
import type { Preset } from '../schema'
import modelled from './program-figures.json'
import { soundFiguresSchema } from './schema'

const figuresById = z.record(z.string(), z.array(soundFiguresSchema)).parse(modelled)

/** Names a version of the program's in `program-figures.json`. */
export function versionKey({ id, version }: Pick<Preset, 'id' | 'version'>): string {
  return `${id}-v${version}`
}

/** A built-in preset version with its figures, from the model and from recordings. */
export function withFigures(preset: Preset): Preset {
  const recorded = recordedProminence[versionKey(preset)] ?? {}
  const figures = (figuresById[versionKey(preset)] ?? []).map((figure) => {
    const [inBed, inPinkNoise] = recorded[figure.kind] ?? []
    if (inBed === undefined || inPinkNoise === undefined) return figure
    return { ...figure, recorded: { inBed, inPinkNoise } }
  })
  return { ...preset, figures }
}

type Pair = readonly [inBed: number, inPinkNoise: number]

/**
 * dB by which the least recording of a kind of sound stands out at `Normal`, by the program's versions and by kinds, where there are free
 * recordings: measured by `npm run bench -- recordings`, and written here by hand, since most machines have none.
 */
const recordedProminence: Readonly<Record<string, Readonly<Partial<Record<string, Pair>>>>> = {
  'cs2-schrittklar-v1': { metalSteps: [5.3, 5.2], woodSteps: [7.9, 7.9], stoneSteps: [5.1, 5.1] },
  'acc-kurvengrip-v1': { tyres: [7.2, 4.1] },
  'tarkov-stille-sohle-v1': { rustle: [6.6, 2.6] },
  'siege-wandhorcher-v1': { stepsAbove: [3.4, 2.7] },
  're4-dielenknarren-v1': { creak: [4, 2.5] },
  'witcher-lagerfeuer-v1': { voice: [2, 3.4] },
  'overwatch-klarsignal-v1': { shout: [4, 3.6] },
  'valorant-winkelzug-v1': { stoneSteps: [3.5, 2.6], tileSteps: [4.5, 3.7] },
  'fortnite-truhenklang-v1': { grassSteps: [6.7, 3.3] },
  'apex-flankenwacht-v1': { earthSteps: [6.6, 4.8], sandSteps: [6.9, 5.1] },
  'warzone-trittsiegel-v1': { gravelSteps: [4.6, 1.5] },
}
