import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { recordedGames, type RecordedGame } from './recorded-files'

/** Where Debian's packages are unpacked; `/` where they are installed. */
export const RECORDINGS = process.env.RECORDINGS ?? '/'

/** Files of one kind beyond this number are thinned out evenly. */
const MOST_FILES = 24
/** Samples per second; below, most of what players listen for is missing. */
const LEAST_RATE = 11_025
/** Share of samples at full scale above which a recording is clipped. */
const CLIPPED = 0.05
const FULL_SCALE = 0.999
const SILENT = 1e-4

/** Why a recording is left out. */
type Fault = 'unreadable' | 'silent' | 'clipped' | 'rate'

/** Without samples if it cannot be decoded. */
interface Decoded {
  /** Of the file, in Hz. */
  rate: number
  /** At 48 kHz. */
  samples: Float32Array
}

/** Missing packages, or the missing decoder. */
export function missingRecordings(): string[] {
  const missing = Object.values(recordedGames).filter((game) => !existsSync(placeOf(game)))
  return [...missing.map((game) => game.package), ...(hasFfmpeg() ? [] : ['ffmpeg'])]
}

function hasFfmpeg(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A recording with one channel at 48 kHz. */
export interface Recording {
  name: string
  samples: Float32Array
}

/**
 * The recordings of a game whose names match.
 * @param leftOut is told of each file that cannot be measured, and why
 */
export function readRecordings(
  game: RecordedGame,
  names: RegExp,
  leftOut: (name: string, why: Fault) => void,
): Recording[] {
  const archive = archiveOf(placeOf(game))
  return thinned(archive.names.filter((name) => names.test(name))).flatMap((name) => {
    const sound = archive.read(name)
    const fault = faultOf(sound)
    if (fault) leftOut(name, fault)
    return fault ? [] : [{ name, samples: sound.samples }]
  })
}

function faultOf({ rate, samples }: Decoded): Fault | null {
  if (samples.length === 0) return 'unreadable'
  if (rate < LEAST_RATE) return 'rate'
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  if (peak < SILENT) return 'silent'
  const atFullScale = samples.reduce((sum, sample) => sum + Number(Math.abs(sample) >= FULL_SCALE), 0)
  return atFullScale > CLIPPED * samples.length ? 'clipped' : null
}

const placeOf = ({ path }: RecordedGame) => join(RECORDINGS, 'usr/share/games', path)

interface Archive {
  names: readonly string[]
  read: (name: string) => Decoded
}

function archiveOf(path: string): Archive {
  if (path.endsWith('.wad')) return wadOf(path)
  if (/\.(?:zip|wz|pk3)$/.test(path)) return zipOf(path)
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return { names: names.filter(isSound).sort(), read: (name) => decoded(readFileSync(join(path, name))) }
}

const isSound = (name: string) => /\.(?:ogg|wav)$/.test(name)

/** By `unzip`, since Node reads no file above 2 GiB at once. */
function zipOf(path: string): Archive {
  const run = (...options: readonly string[]) => execFileSync('unzip', options, { maxBuffer: 2 ** 28 })
  const names = run('-Z1', path).toString('utf8').split('\n').filter(isSound).sort()
  return { names, read: (name) => decoded(run('-p', path, name.replaceAll(/[[\]*?]/g, '\\$&'))) }
}

/** Doom's archive: sounds are lumps of 8 bit, with rate, number of samples, and 16 bytes of padding before and after. */
function wadOf(path: string): Archive {
  const wad = readFileSync(path)
  const [count, directory] = [wad.readInt32LE(4), wad.readInt32LE(8)]
  const places = new Map(
    Array.from({ length: count }, (_, index) => {
      const at = directory + 16 * index
      const name = wad.toString('latin1', at + 8, at + 16).replace(/\0+$/, '')
      return [name, wad.readInt32LE(at)] as const
    }),
  )
  return {
    names: [...places.keys()],
    read: (name) => {
      const start = places.get(name) ?? 0
      const [rate, length] = [wad.readUInt16LE(start + 2), wad.readUInt32LE(start + 4)]
      const samples = wad.subarray(start + 8 + 16, start + 8 + length - 16)
      return decoded(samples, ['-f', 'u8', '-ar', String(rate), '-ac', '1'])
    },
  }
}

/** Without samples if it cannot be decoded. */
export function decoded(bytes: Uint8Array, input: readonly string[] = []): Decoded {
  const output = ['-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1']
  const { stdout, stderr } = spawnSync('ffmpeg', ['-hide_banner', ...input, '-i', 'pipe:0', ...output], {
    input: bytes,
    maxBuffer: 2 ** 28,
  })
  const [, rate = '0'] = /Audio: .*?(\d+) Hz/.exec(stderr.toString('utf8')) ?? []
  const { buffer, byteOffset, byteLength } = stdout
  return { rate: Number(rate), samples: new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength)) }
}

function thinned(names: readonly string[]): string[] {
  const step = Math.max(1, names.length / MOST_FILES)
  return names.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
