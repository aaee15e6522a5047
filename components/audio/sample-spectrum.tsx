'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import type { SampleTexts } from './sample-texts'
import { drawSpectrum } from './draw-spectrum'

interface SampleSpectrumProps {
  analyser: AnalyserNode
  isPlaying: boolean
  texts: SampleTexts
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** What is heard, by frequency. It can be stopped, and moves under reduced motion only if that is asked for. */
export function SampleSpectrum({ analyser, isPlaying, texts }: SampleSpectrumProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isReduced = useSyncExternalStore(watchMotion, () => matchMedia(REDUCED_MOTION).matches)
  const [choice, setChoice] = useState<{ isShown: boolean; isReduced: boolean } | null>(null)
  const isShown = choice?.isReduced === isReduced ? choice.isShown : !isReduced
  const isMoving = isShown && isPlaying

  useEffect(() => {
    if (!isMoving) return
    let frame = requestAnimationFrame(function draw() {
      if (canvas.current) drawSpectrum(canvas.current, analyser)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [analyser, isMoving])

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold">{texts.spectrum}</p>
        <Button
          tone="quiet"
          className="-mr-3 text-sm"
          onClick={() => setChoice({ isShown: !isShown, isReduced })}
        >
          {isShown ? texts.stopSpectrum : texts.showSpectrum}
        </Button>
      </div>
      <canvas ref={canvas} className="h-28 w-full rounded-field bg-ground text-accent" aria-hidden="true" />
      <p className="number flex justify-between text-xs text-muted" aria-hidden="true">
        {['20 Hz', '200', '2k', '20k'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </div>
  )
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
