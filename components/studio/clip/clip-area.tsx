'use client'

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import type { ClipMark } from '@/lib/studio/clip/clip'
import { COLUMNS_PER_SECOND, type ClipPicture } from '@/lib/studio/clip/picture-of'

/** Pixels that a pointer moves before it marks. */
const DRAG = 5

interface ClipAreaProps {
  seconds: number
  cursor: number
  label: string
  value: string
  hintId: string
  onGo: (time: number) => void
  onMark: (mark: ClipMark) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** A slider: a press moves it, dragging with a mouse or a pen marks a part, a finger scrolls. */
export function ClipArea({
  seconds,
  cursor,
  label,
  value,
  hintId,
  onGo,
  onMark,
  onKeyDown,
  children,
}: ClipAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ x: number; from: number; to: number; isMarking: boolean } | null>(null)
  useSeen(area, cursor / seconds)

  const timeAt = ({ clientX }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    return box ? Math.max(0, Math.min(1, (clientX - box.left) / box.width)) * seconds : 0
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    const from = timeAt(event)
    setDrag({ x: event.clientX, from, to: from, isMarking: false })
    if (event.pointerType !== 'touch') area.current?.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (!drag || event.pointerType === 'touch') return
    const isMarking = drag.isMarking || Math.abs(event.clientX - drag.x) > DRAG
    setDrag({ ...drag, to: timeAt(event), isMarking })
  }
  const onPointerUp = () => {
    if (!drag) return
    if (drag.isMarking) onMark(inOrder(drag))
    onGo(drag.isMarking ? inOrder(drag).from : drag.from)
    setDrag(null)
  }
  const marking = drag?.isMarking ? inOrder(drag) : null
  return (
    <div
      ref={area}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      aria-valuemin={0}
      aria-valuemax={Math.round(10 * seconds) / 10}
      aria-valuenow={Math.round(10 * cursor) / 10}
      aria-valuetext={value}
      className="clip-area"
      style={{ width: `${Math.ceil(seconds * COLUMNS_PER_SECOND)}px` }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
    >
      {children}
      {marking && <MarkSpan mark={marking} seconds={seconds} />}
      <span className="clip-cursor" style={{ left: `${(100 * cursor) / seconds}%` }} />
    </div>
  )
}

export function MarkSpan({ mark: { from, to }, seconds }: { mark: ClipMark; seconds: number }) {
  const left = `${(100 * from) / seconds}%`
  return <span className="clip-mark" style={{ left, width: `${(100 * (to - from)) / seconds}%` }} />
}

function useSeen(area: { current: HTMLElement | null }, share: number): void {
  useEffect(() => {
    const scroller = area.current?.parentElement
    if (!area.current || !scroller) return
    const at = share * area.current.offsetWidth
    const { scrollLeft, clientWidth } = scroller
    if (at < scrollLeft || at > scrollLeft + clientWidth) scroller.scrollTo({ left: at - clientWidth / 4 })
  }, [area, share])
}

function inOrder({ from, to }: ClipMark): ClipMark {
  return { from: Math.min(from, to), to: Math.max(from, to) }
}

/** Drawn once, in the colour of text, so that it fits every scheme. */
export function Spectrogram({ picture }: { picture: ClipPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !canvas.current) return
    const [red = 0, green = 0, blue = 0] = rgbOf(pen, getComputedStyle(canvas.current).color)
    const image = pen.createImageData(picture.width, picture.height)
    for (const [index, strength] of picture.strengths.entries())
      image.data.set([red, green, blue, strength], 4 * index)
    pen.putImageData(image, 0, 0)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      aria-hidden="true"
      className="size-full text-text"
    />
  )
}

function rgbOf(pen: CanvasRenderingContext2D, color: string): Uint8ClampedArray {
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const { data } = pen.getImageData(0, 0, 1, 1)
  pen.clearRect(0, 0, 1, 1)
  return data
}
