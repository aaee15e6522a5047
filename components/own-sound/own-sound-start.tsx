'use client'

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { OwnSoundSource } from '@/lib/own-sound/problem'
import type * as LivePart from './own-sound-panel'
import type { OwnSoundTrack } from './own-sound-props'

interface OwnSoundStartProps {
  tracks: readonly OwnSoundTrack[]
  /** Buttons, each with its action as value, and the file input. */
  children: ReactNode
}

/** Loads its code and texts on the first press, stops when unmounted. Files can be dropped on the instrument around it. */
export function OwnSoundStart({ tracks, children }: OwnSoundStartProps) {
  const t = useTranslations('ownSound')
  const frame = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<typeof LivePart | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => () => live?.session.end(), [live])

  const start = async (source: OwnSoundSource, file?: File) => {
    const loaded = await import('./own-sound-panel').catch(() => null)
    // Visitors who have left the page are not recorded.
    if (!frame.current) return
    setLost(!loaded)
    setLive(loaded)
    if (!live && tracks[0]) loaded?.session.tune(tracks[0])
    void loaded?.session.start(source, file)
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const wish = target instanceof HTMLButtonElement ? target.value : ''
    // At once, because the file dialog needs the gesture.
    if (wish === 'file') currentTarget.querySelector('input')?.click()
    else if (wish === 'tab' || wish === 'input') void start(wish)
  }
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !target.files?.[0]) return
    void start('file', target.files[0])
    // Lets the same file be chosen again.
    target.value = ''
  }
  const onDrop = useEffectEvent((file: File | undefined) => {
    if (file) void start('file', file)
  })
  useEffect(() => {
    const place = frame.current?.closest<HTMLElement>('.palette') ?? frame.current
    return place ? takeDrops(place, (file) => onDrop(file)) : undefined
  }, [])
  return (
    <div ref={frame} onClick={onClick} onChange={onChange} className="live-place">
      {children}
      <p role="alert">{isLost && t('notLoaded')}</p>
      {live && <live.OwnSoundPanel tracks={tracks} />}
    </div>
  )
}

/** The first of the files dropped; the element is marked while a file is over it. @returns removes the listeners */
function takeDrops(place: HTMLElement, onDrop: (file: File | undefined) => void): () => void {
  const end = new AbortController()
  const mark = (isOver: boolean) => place.toggleAttribute('data-over', isOver)
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    mark(true)
  }
  const onLeave = ({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) mark(false)
  }
  const onEnd = (event: DragEvent) => {
    event.preventDefault()
    mark(false)
    onDrop(event.dataTransfer?.files[0])
  }
  place.addEventListener('dragover', onDrag, end)
  place.addEventListener('dragleave', onLeave, end)
  place.addEventListener('drop', onEnd, end)
  return () => end.abort()
}
