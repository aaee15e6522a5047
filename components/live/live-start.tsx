'use client'

import { useEffect, useState, type ChangeEvent, type DragEvent, type MouseEvent, type ReactNode } from 'react'
import type { LiveSource } from '@/lib/live/problem'
import type * as LivePart from './live-panel'
import type { LivePanelTexts, LiveTrack } from './live-props'

interface LiveStartProps {
  texts: LivePanelTexts
  tracks: readonly LiveTrack[]
  /** Buttons, each with its action as value, and the file input. */
  children: ReactNode
  /** Below everything a press brings up. */
  notes: ReactNode
}

/** Loads the code for listening at the first press, and ends the sound when this part of the page goes. */
export function LiveStart({ texts, tracks, children, notes }: LiveStartProps) {
  const [live, setLive] = useState<typeof LivePart | null>(null)
  const [isLost, setLost] = useState(false)
  useEffect(() => () => live?.session.end(), [live])

  const start = async (area: Element, source: LiveSource, file?: File) => {
    const loaded = await import('./live-panel').catch(() => null)
    // Visitors who have left the page are not recorded.
    if (!area.isConnected) return
    setLost(!loaded)
    setLive(loaded)
    if (!live && tracks[0]) loaded?.session.tune(tracks[0])
    void loaded?.session.start(source, file)
  }
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    const wish = target instanceof HTMLButtonElement ? target.value : ''
    if (wish === 'end') live?.session.end()
    // At once, because the file dialog needs the gesture.
    else if (wish === 'file') currentTarget.querySelector('input')?.click()
    else if (wish === 'tab' || wish === 'input') void start(currentTarget, wish)
  }
  const onChange = ({ target, currentTarget }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || !target.files?.[0]) return
    void start(currentTarget, 'file', target.files[0])
    // Lets the same file be chosen again.
    target.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) void start(event.currentTarget, 'file', file)
  }
  return (
    <div
      onClick={onClick}
      onChange={onChange}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className="grid grid-cols-1 gap-5"
    >
      {children}
      <p role="alert" className="font-semibold not-empty:-mt-1 empty:hidden">
        {isLost && texts.notLoaded}
      </p>
      {live && <live.LivePanel texts={texts} tracks={tracks} />}
      {notes}
    </div>
  )
}
