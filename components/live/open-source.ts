import { LiveError, type LiveSource } from '@/lib/live/problem'

/** A sound of the visitor's that has been opened. */
export interface OpenedSource {
  node: AudioNode
  /** Of the file or device; may be empty. */
  name: string
  /** Goes on after the browser has paused it. */
  resume: () => Promise<void>
  /** Gives everything back, so that the browser shows no recording any more. */
  close: () => void
}

interface SourceEvents {
  /** It is gone for good. */
  onEnd: () => void
  /** The browser has paused it, as by a key for media. */
  onPause: () => void
}

/** Constraints that TypeScript does not know yet (https://www.w3.org/TR/screen-capture/). */
interface TabOptions extends DisplayMediaStreamOptions {
  audio: MediaTrackConstraints & { suppressLocalAudioPlayback: boolean }
  systemAudio: 'exclude'
  monitorTypeSurfaces: 'exclude'
  selfBrowserSurface: 'exclude'
  surfaceSwitching: 'include'
  controller?: unknown
}

declare global {
  interface Window {
    CaptureController?: new () => { setFocusBehavior: (behavior: 'no-focus-change') => void }
  }
}

/** ms; some browsers without a sound device leave a context waiting for ever. */
export const PATIENCE = 3_000

/** Nothing that calls make of a voice. */
const UNTOUCHED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** Of the whole machine the shop would hear itself; the tab itself must be heard through the shop only. */
const TAB: TabOptions = {
  video: true,
  audio: { ...UNTOUCHED, suppressLocalAudioPlayback: true },
  systemAudio: 'exclude',
  monitorTypeSurfaces: 'exclude',
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
}

type Open = (context: AudioContext, events: SourceEvents, file?: File) => Promise<OpenedSource>

/** What opens each kind; the browser asks the visitor. */
export const openSource: Record<LiveSource, Open> = { tab: openTab, input: openInput, file: openFile }

/** @throws LiveError, or what the browser throws */
async function openTab(context: AudioContext, events: SourceEvents): Promise<OpenedSource> {
  if (!capturesTabs()) throw new LiveError('noTabs')
  // The visitor stays at the switch, instead of being led to the tab.
  const controller = window.CaptureController && new window.CaptureController()
  controller?.setFocusBehavior('no-focus-change')
  const wish: TabOptions = { ...TAB, controller }
  const stream = await navigator.mediaDevices.getDisplayMedia(wish)
  const surfaces = stream.getVideoTracks().map((track) => track.getSettings().displaySurface)
  // Asked for, because nobody can share sound alone. Nobody ever sees it.
  for (const picture of stream.getVideoTracks()) picture.stop()
  if (surfaces.some((surface) => surface !== undefined && surface !== 'browser')) {
    stopAll(stream)
    throw new LiveError('notATab')
  }
  if (stream.getAudioTracks().length === 0) throw new LiveError('tabSilent')
  // What browsers call it says nothing to anybody.
  return { ...heard(stream, context, events), name: '' }
}

/** A browser that captures the sound of tabs can keep them silent meanwhile; the others share pictures alone. */
function capturesTabs(): boolean {
  // Not at addresses without TLS.
  if (!('mediaDevices' in navigator) || !('getDisplayMedia' in navigator.mediaDevices)) return false
  return 'suppressLocalAudioPlayback' in navigator.mediaDevices.getSupportedConstraints()
}

/** @throws LiveError, or what the browser throws */
async function openInput(context: AudioContext, events: SourceEvents): Promise<OpenedSource> {
  if (!('mediaDevices' in navigator) || !('getUserMedia' in navigator.mediaDevices))
    throw new LiveError('noInputs')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: UNTOUCHED })
  return heard(stream, context, events)
}

function heard(stream: MediaStream, context: AudioContext, { onEnd }: SourceEvents): OpenedSource {
  const [track] = stream.getAudioTracks()
  // Not fired by the shop's own `stop`.
  track?.addEventListener('ended', onEnd)
  try {
    const node = new MediaStreamAudioSourceNode(context, { mediaStream: stream })
    return { node, name: track?.label ?? '', resume: async () => {}, close: () => stopAll(stream) }
  } catch (error) {
    stopAll(stream)
    throw error
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/**
 * Plays it again and again. An element reads it piece by piece, so that a recording of hours needs no memory.
 * @throws what the browser throws at a file that it cannot play
 */
async function openFile(
  context: AudioContext,
  { onEnd, onPause }: SourceEvents,
  file?: File,
): Promise<OpenedSource> {
  if (!file) throw new LiveError('badFile')
  const address = URL.createObjectURL(file)
  const element = new Audio(address)
  element.loop = true
  const watch = new AbortController()
  const close = () => {
    watch.abort()
    element.pause()
    element.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
  try {
    const node = new MediaElementAudioSourceNode(context, { mediaElement: element })
    await begun(element.play(), context)
    element.addEventListener('pause', onPause, { signal: watch.signal })
    element.addEventListener('error', onEnd, { signal: watch.signal })
    return { node, name: file.name, resume: () => element.play(), close }
  } catch (error) {
    close()
    throw error
  }
}

/**
 * Waits until a sound plays into a context.
 * @throws LiveError if the context does not run, which without a sound device it never does: then no sound begins, either
 */
function begun(playing: Promise<void>, context: AudioContext): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => {
    if (context.state !== 'running') throw new LiveError('noWebAudio')
    return playing
  })
  return Promise.race([playing, waited])
}
