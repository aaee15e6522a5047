import { openSource } from '@/components/own-sound/open-source'
import { SAMPLE_RATE } from '@/lib/audio/filter'
import { CLIP_SECONDS } from '@/lib/studio/clip/clip'

/** Bits per second; above this, no difference is audible. */
const QUALITY = 256_000

export interface TabRecording {
  stop: () => void
  /** The file, when it has ended. */
  ended: Promise<File>
}

/** Records a tab, which stays audible, for at most as long as a clip may be. @throws OwnSoundError, or the browser's error */
export async function recordTab(): Promise<TabRecording> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE })
  try {
    const stopped = new AbortController()
    const stop = () => stopped.abort()
    const source = await openSource.tab(context, { onEnd: stop, onPause: () => {} })
    await context.resume()
    const heard = new MediaStreamAudioDestinationNode(context)
    source.node.connect(heard)
    source.node.connect(context.destination)
    const recorder = new MediaRecorder(heard.stream, { audioBitsPerSecond: QUALITY })
    const timer = setTimeout(stop, CLIP_SECONDS.most * 1000)
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
    return { stop, ended }
  } catch (error) {
    void context.close()
    throw error
  }
}
