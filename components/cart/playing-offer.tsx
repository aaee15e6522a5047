'use client'

import { usePlayer } from '@/components/audio/playing/player'
import { formatCents } from '@/lib/core/money'
import { AddToCart } from './add-to-cart'

/** Shows nothing for what is not on sale. */
export function PlayingOffer() {
  const { track } = usePlayer()
  if (track?.price === undefined) return null
  const { id, name, price } = track
  return (
    <div className="flex items-center gap-3 sm:gap-5">
      <p className="number font-semibold">{formatCents(price)}</p>
      <AddToCart key={id} items={[{ id, name, price }]} isSecond />
    </div>
  )
}
