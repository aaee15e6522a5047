'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { ClipMark } from '@/lib/studio/clip/clip'
import type { ClipStore } from './clip-store'

const OWN_SPACE =
  'button:not([data-holds]), a, input:not([type="radio"]), select, textarea, summary, [role="dialog"]'

interface HoldKeyProps {
  store: ClipStore
  isPlaying: boolean
  isFresh: boolean
  onPlay: () => void
  onHeld: (held: ClipMark) => void
  sentence: string
}

/** The space bar works wherever the focus is. Held while a sound is heard, it marks it; at rest, it plays. */
export function HoldKey({ store, isPlaying, isFresh, onPlay, onHeld, sentence }: HoldKeyProps) {
  const t = useTranslations('ownPresets.clip')
  const key = useRef<HTMLButtonElement>(null)
  const begun = useRef<number | null>(null)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isFresh) key.current?.focus()
  }, [isFresh])

  const press = useEffectEvent(() => {
    if (begun.current !== null) return
    if (store.time === null) return onPlay()
    begun.current = store.time
    setHeld(true)
  })
  const release = useEffectEvent(() => {
    if (begun.current === null) return
    onHeld({ from: begun.current, to: store.time ?? store.current().seconds })
    begun.current = null
    setHeld(false)
  })
  useEffect(() => {
    const end = new AbortController()
    const isOurs = ({ key: name, target }: KeyboardEvent) =>
      name === ' ' && !(target instanceof Element && target.closest(OWN_SPACE))
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOurs(event)) return
      event.preventDefault()
      if (!event.repeat) press()
    }
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isOurs(event)) return
      // A button would be pressed.
      event.preventDefault()
      release()
    }
    const isOnKey = ({ target }: Event) => target instanceof Node && key.current?.contains(target) === true
    const onPointerDown = (event: PointerEvent) => event.button === 0 && isOnKey(event) && press()
    const onClick = (event: MouseEvent) => {
      // Only the Enter key and screen readers press without a pointer.
      if (event.detail > 0 || !isOnKey(event)) return
      press()
      release()
    }
    document.addEventListener('pointerdown', onPointerDown, end)
    document.addEventListener('click', onClick, end)
    document.addEventListener('keydown', onKeyDown, end)
    document.addEventListener('keyup', onKeyUp, end)
    // Letting go outside of the window sends no event here.
    addEventListener('blur', () => release(), end)
    addEventListener('pointerup', () => release(), end)
    addEventListener('pointercancel', () => release(), end)
    return () => end.abort()
  }, [])
  return (
    <button
      ref={key}
      type="button"
      data-holds
      aria-pressed={isHeld}
      className={buttonStyle(isHeld ? 'primary' : 'secondary', 'hold-key')}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className="pointer-coarse:hidden">{isPlaying ? sentence : t('keyPlays')}</span>
      <span className="pointer-fine:hidden">{isPlaying ? t('touchHolds') : t('touchPlays')}</span>
    </button>
  )
}
