'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { HearingTexts } from './hearing-texts'

interface DuelPictureProps {
  sentence: string
  link: string
  texts: HearingTexts['duel']
}

/** Pixels; what social media show of a link. */
const SIZE = { width: 1200, height: 630 } as const
const MARGIN = 80
const FILE = 'spielklang-duell.png'

/** A sentence as a picture in the page's colours, to share or to save. */
export function DuelPicture({ sentence, link, texts }: DuelPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, sentence)
  }, [sentence])

  const share = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) void handOver(new File([blob], FILE, { type: 'image/png' }), `${sentence} ${link}`)
    }, 'image/png')
  return (
    <>
      <canvas
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={sentence}
        className="h-auto w-full max-w-xl border border-outline"
      />
      <Button tone="secondary" onClick={share}>
        {texts.shareButton}
      </Button>
    </>
  )
}

/** Where the system shares no pictures, it is saved. */
async function handOver(file: File, text: string): Promise<void> {
  if (!navigator.canShare?.({ files: [file], text })) return save(file)
  try {
    await navigator.share({ files: [file], text })
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) save(file)
  }
}

function save(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function draw(canvas: HTMLCanvasElement, sentence: string): Promise<void> {
  await document.fonts.ready
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const style = getComputedStyle(canvas)
  drawing.fillStyle = style.getPropertyValue('--color-ground') || 'black'
  drawing.fillRect(0, 0, SIZE.width, SIZE.height)
  drawing.fillStyle = style.color
  drawing.textBaseline = 'top'
  drawing.font = `800 96px ${style.fontFamily}`
  const lines = linesOf(drawing, sentence, SIZE.width - 2 * MARGIN)
  for (const [index, line] of lines.entries()) drawing.fillText(line, MARGIN, MARGIN + index * 112)
  drawing.font = `600 36px ${style.fontFamily}`
  drawing.textBaseline = 'bottom'
  drawing.fillText(location.host, MARGIN, SIZE.height - MARGIN / 2)
}

function linesOf(drawing: CanvasRenderingContext2D, sentence: string, width: number): string[] {
  const lines: string[] = []
  for (const word of sentence.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && drawing.measureText(longer).width > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return lines
}
