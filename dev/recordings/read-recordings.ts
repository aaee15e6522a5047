import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { SAMPLE_RATE } from '@/lib/audio/filter'

/** Where Debian's packages are unpacked; `/` where they are installed. */
export const RECORDINGS = process.env.RECORDINGS ?? '/'

const GAMES = join(RECORDINGS, 'usr/share/games')
const MINETEST = join(GAMES, 'minetest/games/minetest_game/mods')
const TORCS = join(GAMES, 'torcs/data/sound')
const WARZONE = join(GAMES, 'warzone2100/base.wz')
const FREEDOOM = join(GAMES, 'doom/freedoom2.wad')

/** Debian's packages, each with a file that it contains. */
const packages = {
  'minetest-data': MINETEST,
  'torcs-data': TORCS,
  'warzone2100-data': WARZONE,
  freedoom: FREEDOOM,
}

/** Missing packages, or the missing decoder. */
export function missingRecordings(): string[] {
  const missing = Object.entries(packages).filter(([, path]) => !existsSync(path))
  return [...missing.map(([name]) => name), ...(hasFfmpeg() ? [] : ['ffmpeg'])]
}

function hasFfmpeg(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Sounds of one mod of Minetest Game by prefixes of their names. */
export function minetest(mod: string, ...starts: readonly string[]): Float32Array[] {
  return starts.flatMap((start) => decodedFiles(join(MINETEST, mod, 'sounds'), `${mod}_${start}`))
}

export function torcs(...names: readonly string[]): Float32Array[] {
  return names.flatMap((name) => decodedFiles(TORCS, `${name}.wav`))
}

let warzoneFiles: Record<string, Uint8Array> | undefined

/** Sounds of Warzone 2100 by prefixes of their paths. */
export function warzone(...starts: readonly string[]): Float32Array[] {
  warzoneFiles ??= unzipSync(readFileSync(WARZONE), {
    filter: ({ name }) => name.startsWith('audio/') && name.endsWith('.ogg'),
  })
  return Object.entries(warzoneFiles)
    .filter(([name]) => starts.some((start) => name.startsWith(`audio/${start}`)))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, bytes]) => decoded(['-i', 'pipe:0'], bytes))
}

/** Sounds of Freedoom by the names of their lumps: 8 bit, and limited to half of their sample rate. */
export function freedoom(...names: readonly string[]): Float32Array[] {
  const wad = readFileSync(FREEDOOM)
  const [count, directory] = [wad.readInt32LE(4), wad.readInt32LE(8)]
  const entries = Array.from({ length: count }, (_, index) => directory + 16 * index)
  return names.flatMap((name) =>
    entries
      .filter((at) => wad.toString('latin1', at + 8, at + 16).replace(/\0+$/, '') === name)
      .map((at) => lump(wad, wad.readInt32LE(at))),
  )
}

/** Doom's format: rate, number of samples, with 16 bytes of padding before and after them. */
function lump(wad: Buffer, start: number): Float32Array {
  const [rate, count] = [wad.readUInt16LE(start + 2), wad.readUInt32LE(start + 4)]
  const samples = wad.subarray(start + 8 + 16, start + 8 + count - 16)
  return decoded(['-f', 'u8', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0'], samples)
}

function decodedFiles(folder: string, start: string): Float32Array[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .sort()
    .map((name) => decoded(['-i', join(folder, name)]))
}

/** One channel at 48 kHz. */
function decoded(input: readonly string[], bytes?: Uint8Array): Float32Array {
  const output = ['-f', 'f32le', '-ac', '1', '-ar', String(SAMPLE_RATE), 'pipe:1']
  const { buffer, byteOffset, byteLength } = execFileSync('ffmpeg', ['-v', 'error', ...input, ...output], {
    input: bytes,
    maxBuffer: 2 ** 28,
  })
  return new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}
