import { SAMPLE_RATE } from '@/lib/audio/filter'
import { CLIP_BYTES, CLIP_SECONDS, CLIP_TOLERANCE, type ClipProblem } from '@/lib/studio/clip/clip'
import { problemOfFile } from '@/lib/studio/clip/problem-of-file'

/** ms; some browsers report no error for a file that they cannot play. */
const PATIENCE = 5000

/** At 48 kHz, with at most two channels. Nothing leaves the browser. */
export async function readClip(file: File): Promise<AudioBuffer | ClipProblem> {
  if (file.size > CLIP_BYTES) return 'tooLarge'
  // Checked before hours of sound are decoded.
  if ((await secondsOf(file)) > CLIP_SECONDS.most + CLIP_TOLERANCE) return 'tooLong'
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return 'notDecoded'
  // Decoding takes the bytes away.
  const problem = problemOfFile(new Uint8Array(bytes))
  try {
    const context = new OfflineAudioContext(2, 1, SAMPLE_RATE)
    return await context.decodeAudioData(bytes)
  } catch {
    return problem
  }
}

/** 0 if the file does not say. */
function secondsOf(file: File): Promise<number> {
  const address = URL.createObjectURL(file)
  const element = new Audio()
  element.preload = 'metadata'
  const known = new Promise<number>((resolve) => {
    element.onloadedmetadata = () => resolve(Number.isFinite(element.duration) ? element.duration : 0)
    element.onerror = () => resolve(0)
    setTimeout(() => resolve(0), PATIENCE)
    element.src = address
  })
  return known.finally(() => {
    element.removeAttribute('src')
    URL.revokeObjectURL(address)
  })
}
