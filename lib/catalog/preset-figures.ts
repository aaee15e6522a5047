import type { Preset } from './schema'

/** dB by which one kind of sound stands out more at equal loudness. */
interface Prominence {
  /** Of the game's own bed. */
  inBed: number
  inPinkNoise: number
}

/** What the program's version of a preset brings at `Normal` for one kind of sound that its text names, in dB. */
export interface SoundFigures<Kind extends string = string> {
  kind: Kind
  modelled: Prominence
  /** Of the least recording of the kind, where there are free ones: `npm run bench -- recordings`. */
  recorded?: Prominence
  /** By how much more softly it is still heard as well: in its bed, and in a room, without and with a closed headset. */
  softer: { inBed: number; open: number; closed: number }
}

const figures = {
  'cs2-schrittklar': [
    sound('metalSteps', [3.6, 4.3], [0, 3.8, -2.5], [4.3, 4.1]),
    sound('woodSteps', [4.7, 5.4], [0.1, 5.8, 3.8], [5.7, 5.6]),
    sound('stoneSteps', [4.3, 5], [0.1, 5.4, 1.8], [4.2, 4]),
  ],
  'beat-saber-taktgeber': [
    sound('kick', [7.3, 1.2], [5.7, 2.7, 2.6]),
    sound('snare', [7.2, 1.2], [3.7, 7.5, 6]),
  ],
  'acc-kurvengrip': [
    sound('tyres', [8.7, 4.9], [0.1, 8.9, 8.8], [5.2, 3.8]),
    sound('brakes', [7, 3.3], [0.4, 7.4, 7.4]),
  ],
  'tarkov-stille-sohle': [
    sound('rustle', [5.8, 2.6], [0, 6.5, 6.4], [5.7, 2.2]),
    sound('click', [5.5, 2.3], [0, 5.7, 5.6]),
  ],
  'lol-rufweite': [sound('ping', [6.7, 3.7], [0, 6.9, 6.9]), sound('ability', [6.1, 3.1], [0, 6.4, 6.3])],
  'siege-wandhorcher': [
    sound('stepsAbove', [2.4, 1.6], [0.2, 4.3, 4.7], [2.7, 3.3]),
    sound('blow', [3, 2.2], [0, 3.1, 2.5]),
    sound('beep', [3.4, 2.5], [0, 3.4, 3.4]),
  ],
  'pubg-feldpeiler': [sound('farShot', [5.1, 2.3], [0.1, 5, 3.2])],
  're4-dielenknarren': [
    sound('creak', [7.2, 0.9], [1.6, 7.9, 8.2], [2.5, -0.4]),
    sound('breath', [7.5, 1.2], [2.8, 7.5, 7.8]),
    sound('clink', [7.6, 1.3], [2.2, 7.5, 7.7]),
  ],
  'witcher-lagerfeuer': [sound('voice', [3.7, 1.3], [0.1, 3.5, 3.8], [1.6, 2.6])],
  'overwatch-klarsignal': [
    sound('voice', [2.4, -0.9], [0.9, 5, 6.5], [3.9, 3]),
    sound('flankerSteps', [4.1, 0.8], [0.4, 5.4, 6.4]),
  ],
} as const

type Figures = typeof figures
export type FiguredSound = Figures[keyof Figures][number]['kind']

/** The figures of a preset, unless its owner has another version than the program's; none for the owner's own. */
export function figuresOf({
  id,
  version,
}: Pick<Preset, 'id' | 'version'>): readonly SoundFigures<FiguredSound>[] {
  const known: Partial<Record<string, readonly SoundFigures<FiguredSound>[]>> = figures
  return (version === 1 && known[id]) || []
}

/** What buyers are told: the lesser of model and recording. */
export function shownProminence({ modelled, recorded = modelled }: SoundFigures): Prominence {
  return {
    inBed: Math.min(modelled.inBed, recorded.inBed),
    inPinkNoise: Math.min(modelled.inPinkNoise, recorded.inPinkNoise),
  }
}

type Pair = readonly [inBed: number, inPinkNoise: number]

function sound<Kind extends string>(
  kind: Kind,
  modelled: Pair,
  [inBed, open, closed]: readonly [number, number, number],
  recorded?: Pair,
): SoundFigures<Kind> {
  return {
    kind,
    modelled: prominence(modelled),
    ...(recorded && { recorded: prominence(recorded) }),
    softer: { inBed, open, closed },
  }
}

function prominence([inBed, inPinkNoise]: Pair): Prominence {
  return { inBed, inPinkNoise }
}
