import { takeSound } from '@/components/audio/playing/one-sound'
import { openScreen, type OpenedSource } from '@/components/own-sound/open-source'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { CLIP_SECONDS } from '@/lib/studio/clip/clip'

/** Bits per second; above this, no difference is audible. */
const QUALITY = 256_000
/** Seconds before the longest clip: timers are late, and files may be longer than what was recorded. */
const SPARE = 2

export interface ScreenRecording {
  stop: () => void
  ended: Promise<File>
}

/** They stay audible; at most as long as a clip may be. @throws OwnSoundError, or the browser's error */
export async function recordScreen(): Promise<ScreenRecording> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  let opened: OpenedSource | undefined
  try {
    const stopped = new AbortController()
    const stop = () => stopped.abort()
    const source = await openScreen(context, { onEnd: stop, onPause: () => {} })
    opened = source
    await context.resume()
    const heard = new MediaStreamAudioDestinationNode(context)
    source.node.connect(heard)
    const recorder = new MediaRecorder(heard.stream, { audioBitsPerSecond: QUALITY })
    const timer = setTimeout(stop, (CLIP_SECONDS.most - SPARE) * 1000)
    stopped.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      if (recorder.state !== 'inactive') recorder.stop()
    })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise<File>((resolve) => {
      recorder.onstop = () => {
        source.close()
        void context.close()
        resolve(new File(parts, '', { type: recorder.mimeType }))
      }
    })
    recorder.start()
    takeSound(stop)
    return { stop, ended }
  } catch (error) {
    opened?.close()
    void context.close()
    throw error
  }
}
