'use client'

import type { ReactNode } from 'react'
import type { LetterShape } from '@/components/audio/letter-shape'
import { Letters } from '@/components/audio/letters'
import { PlayButton } from '@/components/audio/playing/play-button'
import type { Track } from '@/components/audio/playing/track'
import { SmallCurve, type SmallCurveProps } from '@/components/audio/small-curve'
import { ShopLink } from '@/components/ui/shop-link'
import { OwnedNote } from './owned-note'

interface CoverProps {
  track: Track
  game: string
  tagline: string
  href: string
  heading: 'h2' | 'h3'
  name: LetterShape
  curve: SmallCurveProps
  legend: ReactNode
  price: string
  reduced: ReactNode
  children: ReactNode
}

/** Made in the browser from what differs, because a page brings many. */
export function Cover({ track, heading: Heading, legend, children, ...shown }: CoverProps) {
  return (
    <article className="palette cover group" style={track.palette}>
      <div className="grid gap-1">
        <p className="text-sm font-medium">{shown.game}</p>
        <Heading>
          <ShopLink href={shown.href} aria-label={track.name} className="cover-link block">
            <Letters {...shown.name} fit="width" named={UNNAMED} />
          </ShopLink>
        </Heading>
      </div>
      <div className="cover-stage">
        <SmallCurve {...shown.curve} className="absolute inset-0 size-full" />
        {legend && <p className="beside-legend number">{legend}</p>}
      </div>
      <div className="grid grid-cols-[1fr_3.25rem] items-end gap-4">
        <div className="grid gap-1">
          <p className="text-sm">{shown.tagline}</p>
          {children}
          <div className="grid min-h-11 content-end">
            <OwnedNote presetId={track.id}>
              <p className="grid leading-tight">
                <span className="number text-lg font-semibold">{shown.price}</span>
                {shown.reduced}
              </p>
            </OwnedNote>
          </div>
        </div>
        <PlayButton track={track} className="relative z-10 size-13" />
      </div>
    </article>
  )
}

const UNNAMED = { 'aria-hidden': true }
