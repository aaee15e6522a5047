'use client'

import { useEffect, useRef, useState } from 'react'

/** A press or the focus outside closes the panel; so does Escape, which returns the focus to its button. */
export function usePopup() {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const end = new AbortController()
    const { signal } = end
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false)
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setIsOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    return () => end.abort()
  }, [isOpen])

  return { isOpen, setIsOpen, frame, opener }
}
