'use client'

import { useEffect, useRef } from 'react'
import { usePart } from '@/components/ui/use-part'
import { player } from './player'
import { useMoving } from '../use-reduced-motion'

const loadDrawing = () => import('../curve/draw-spectrum')

/** Behind the curve; not with reduced motion. */
export function LiveSpectrum({ trackId }: { trackId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isMoving = useMoving(trackId)

  const part = usePart(isMoving, loadDrawing)

  useEffect(() => {
    if (!isMoving || !part) return
    const picture = canvas.current
    let frame = requestAnimationFrame(function draw() {
      if (picture && player.playback) part.drawSpectrum(picture, player.playback.analyser)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isMoving, part])

  return (
    isMoving && <canvas ref={canvas} className="absolute inset-0 size-full opacity-35" aria-hidden="true" />
  )
}
