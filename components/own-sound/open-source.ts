import { OwnSoundError, type OwnSoundSource } from '@/lib/own-sound/problem'

export interface OpenedSource {
  node: AudioNode
  name: string // the file's or device's; may be empty
  resume: () => Promise<void> // after a pause by the browser
  /** Releases everything, so that the browser stops showing a recording. */
  close: () => void
}

interface SourceEvents {
  onEnd: () => void // for good
  onPause: () => void // by the browser, e.g. for a media key
}

/** Lacking in TypeScript's types (https://www.w3.org/TR/screen-capture/). */
interface ShareOptions extends DisplayMediaStreamOptions {
  audio: MediaTrackConstraints & { suppressLocalAudioPlayback: boolean }
  systemAudio: 'exclude' | 'include'
  monitorTypeSurfaces: 'exclude' | 'include'
  selfBrowserSurface: 'exclude'
  surfaceSwitching: 'include'
  controller?: unknown
}

declare global {
  interface Window {
    CaptureController?: new () => { setFocusBehavior: (behavior: 'no-focus-change') => void }
  }
}

/** ms; without a sound device, some browsers keep a context waiting forever. */
export const PATIENCE = 3_000

/** Without the voice processing of calls. */
const UNTOUCHED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }

/** Without the system's sound, which would include the shop's own output. The tab is only heard through the shop. */
const TAB: ShareOptions = {
  video: true,
  audio: { ...UNTOUCHED, suppressLocalAudioPlayback: true },
  systemAudio: 'exclude',
  monitorTypeSurfaces: 'exclude',
  selfBrowserSurface: 'exclude',
  surfaceSwitching: 'include',
}

/** Also with the system's sound; what is captured is heard from where it plays. */
const SCREEN: ShareOptions = {
  ...TAB,
  audio: { ...UNTOUCHED, suppressLocalAudioPlayback: false },
  systemAudio: 'include',
  monitorTypeSurfaces: 'include',
}

type Open = (context: AudioContext, events: SourceEvents, file?: File) => Promise<OpenedSource>

/** The browser asks the visitor. */
export const openSource: Record<OwnSoundSource, Open> = { tab: openTab, input: openInput, file: openFile }

/** @throws OwnSoundError, or the browser's error */
async function openTab(context: AudioContext, events: SourceEvents): Promise<OpenedSource> {
  const stream = await share(TAB)
  const surfaces = stream.getVideoTracks().map((track) => track.getSettings().displaySurface)
  if (surfaces.some((surface) => surface !== undefined && surface !== 'browser')) {
    stopAll(stream)
    throw new OwnSoundError('notATab')
  }
  return openShared(stream, context, events)
}

/** To be recorded only: to be heard as well, it would have to be silent where it plays.
 * @throws OwnSoundError, or the browser's error */
export async function openScreen(context: AudioContext, events: SourceEvents): Promise<OpenedSource> {
  return openShared(await share(SCREEN), context, events)
}

async function share(options: ShareOptions): Promise<MediaStream> {
  if (!capturesTabs()) throw new OwnSoundError('noTabs')
  // Keeps the visitor here instead of switching to the tab.
  const controller = window.CaptureController && new window.CaptureController()
  controller?.setFocusBehavior('no-focus-change')
  const wish: ShareOptions = { ...options, controller }
  return navigator.mediaDevices.getDisplayMedia(wish)
}

function openShared(stream: MediaStream, context: AudioContext, events: SourceEvents): OpenedSource {
  // The picture has to be requested, because sound alone cannot be shared. Nobody sees it.
  for (const picture of stream.getVideoTracks()) picture.stop()
  if (stream.getAudioTracks().length === 0) throw new OwnSoundError('tabSilent')
  // Browsers give tabs meaningless names.
  return { ...heard(stream, context, events), name: '' }
}

/** Whether the browser can capture a tab's sound and mute the tab; others share only pictures. */
function capturesTabs(): boolean {
  // Missing without TLS.
  if (!('mediaDevices' in navigator) || !('getDisplayMedia' in navigator.mediaDevices)) return false
  return 'suppressLocalAudioPlayback' in navigator.mediaDevices.getSupportedConstraints()
}

/** @throws OwnSoundError, or the browser's error */
async function openInput(context: AudioContext, events: SourceEvents): Promise<OpenedSource> {
  if (!('mediaDevices' in navigator) || !('getUserMedia' in navigator.mediaDevices))
    throw new OwnSoundError('noInputs')
  const stream = await navigator.mediaDevices.getUserMedia({ audio: UNTOUCHED })
  return heard(stream, context, events)
}

function heard(stream: MediaStream, context: AudioContext, { onEnd }: SourceEvents): OpenedSource {
  const [track] = stream.getAudioTracks()
  // Not fired by our own `stop`.
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

/** Loops; a media element streams, so that long recordings need no memory.
 * @throws the browser's error if it cannot play */
async function openFile(
  context: AudioContext,
  { onEnd, onPause }: SourceEvents,
  file?: File,
): Promise<OpenedSource> {
  if (!file) throw new OwnSoundError('badFile')
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

/** @throws OwnSoundError if the context does not run: without a sound device nothing ever starts */
function begun(playing: Promise<void>, context: AudioContext): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => {
    if (context.state !== 'running') throw new OwnSoundError('noWebAudio')
    return playing
  })
  return Promise.race([playing, waited])
}
