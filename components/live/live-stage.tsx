'use client'

import { useEffect, useMemo, useRef } from 'react'
import { formatFrequency } from '@/components/audio/audio-format'
import { curveGeometry } from '@/components/audio/curve/curve-geometry'
import { drawSpectrum } from '@/components/audio/curve/draw-spectrum'
import type { Side } from '@/components/audio/playing/sample-playback'
import { useReducedMotion } from '@/components/audio/use-reduced-motion'
import type { Filter } from '@/lib/audio/filter'
import { session } from './live-session'

/** Hz, at equal distances below the curve. */
const SCALE = [20, 200, 2000, 20_000]

interface LiveStageProps {
  filters: readonly Filter[]
  side: Side
  isMoving: boolean
}

/** The spectrum behind the preset's curve; the numbers below say the same as text. */
export function LiveStage({ filters, side, isMoving }: LiveStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, path, zero } = useMemo(() => curveGeometry(filters, 'stage'), [filters])
  const moves = !useReducedMotion() && isMoving

  useEffect(() => {
    if (!moves) return
    const picture = canvas.current
    let frame = requestAnimationFrame(function draw() {
      if (picture && session.analyser) drawSpectrum(picture, session.analyser)
      frame = requestAnimationFrame(draw)
    })
    return () => {
      cancelAnimationFrame(frame)
      picture?.getContext('2d')?.clearRect(0, 0, picture.width, picture.height)
    }
  }, [moves])

  return (
    <div aria-hidden="true" data-side={side} className="grid gap-2">
      <div className="relative h-40 text-accent">
        <canvas ref={canvas} className="absolute inset-0 size-full opacity-35" />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={`M0 ${zero}H${width}`} className="curve-grid stroke-current opacity-40" />
          <path d={path} className="curve-line curve-switched" style={{ transformOrigin: `0 ${zero}px` }} />
        </svg>
      </div>
      <p className="number flex justify-between text-xs text-muted">
        {SCALE.map((frequency) => (
          <span key={frequency}>{formatFrequency(frequency)}</span>
        ))}
      </p>
    </div>
  )
}
