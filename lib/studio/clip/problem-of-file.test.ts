import { problemOfFile } from './problem-of-file'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...Buffer.from(typeof part === 'string' ? part : [...part])]))
const handler = (kind: string) => ['hdlr', [0, 0, 0, 0, 0, 0, 0, 0], kind] as const
const mp4 = ['\0\0\0\x20', 'ftypisom'] as const
const ebml = [0x1a, 0x45, 0xdf, 0xa3]

it.each([
  ['no sound', 'noSound', bytes(...mp4, ...handler('vide'))],
  ['sound of a kind that is unknown', 'notDecoded', bytes(...mp4, ...handler('vide'), ...handler('soun'))],
  ['no sound, as MKV', 'noSound', bytes(ebml, 'matroska', 'V_MPEG4')],
  ['sound, as MKV', 'matroska', bytes(ebml, 'matroska', 'V_MPEG4', 'A_AAC')],
  ['nothing that is known', 'notDecoded', bytes('kein Ton')],
  ['nothing', 'notDecoded', bytes()],
])('a file with %s is told apart', (_name, problem, file) => {
  expect(problemOfFile(file)).toBe(problem)
})
