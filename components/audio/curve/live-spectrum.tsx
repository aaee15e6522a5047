'use client'

import { useEffect, useRef } from 'react'
import { drawSpectrum } from './draw-spectrum'
import { player } from '../playing/player'
import { useMoving } from '../use-reduced-motion'

/** The spectrum of the sound, behind the curve; not with reduced motion. */
export function LiveSpectrum({ trackId }: { trackId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isMoving = useMoving(trackId)

  useEffect(() => {
    if (!isMoving) return
    const picture = canvas.current
    let frame = requestAnimationFrame(function draw() {
      if (picture && player.playback) drawSpectrum(picture, player.playback.analyser)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isMoving])

  return (
    isMoving && <canvas ref={canvas} className="absolute inset-0 size-full opacity-35" aria-hidden="true" />
  )
}
