'use client'

import { fillText } from '@/components/audio/fill-text'
import { usePlayer } from '@/components/audio/playing/player'
import { formatCents } from '@/lib/core/money'
import { AddToCart } from './add-to-cart'

/** The browser fills in the name. */
interface PlayingOfferProps {
  texts: Record<'add' | 'goToCart' | 'added', string>
}

/** Shows nothing for what is not on sale. */
export function PlayingOffer({ texts }: PlayingOfferProps) {
  const { track } = usePlayer()
  if (track?.price === undefined) return null
  const { id, name, price } = track
  return (
    <div className="flex items-center gap-3 sm:gap-5">
      <p className="number font-semibold">{formatCents(price)}</p>
      <AddToCart
        key={id}
        items={[{ id, name, price }]}
        texts={{ ...texts, added: fillText(texts.added, { name }) }}
        isSecond
      />
    </div>
  )
}
