import { PresetLabel } from '@/components/audio/preset-label'
import { Button } from '@/components/ui/button'
import { ShopLink } from '@/components/ui/shop-link'
import { StatusBadge } from '@/components/ui/status-badge'
import type { CartLine } from '@/lib/cart/cart-lines'
import { formatCents } from '@/lib/core/money'
import { presetPath } from '@/lib/catalog/preset-path'
import type { CartOffer } from './cart-props'

interface CartRowProps {
  line: CartLine<CartOffer>
  texts: { remove: string; removeNamed: string; unavailable: string; unavailableHint: string }
  onRemove: () => void
}

export function CartRow({ line, texts, onRemove }: CartRowProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-4 sm:grid-cols-[13rem_1fr_auto_auto]">
      {line.available ? <Offer offer={line} /> : <Gone name={line.name} texts={texts} />}
      <Button
        tone="quiet"
        className="-mr-3 justify-self-end text-sm"
        onClick={onRemove}
        aria-label={`${line.name} ${texts.removeNamed}`}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

function Offer({ offer }: { offer: CartOffer }) {
  return (
    <>
      <ShopLink href={presetPath(offer)} className="col-span-full sm:col-span-1">
        <PresetLabel preset={offer} className="min-h-16" />
      </ShopLink>
      <p className="font-medium max-sm:col-span-full max-sm:pt-1">{offer.game}</p>
      <p className="number text-lg">{formatCents(offer.price)}</p>
    </>
  )
}

function Gone({ name, texts }: { name: string; texts: CartRowProps['texts'] }) {
  return (
    <div className="grid gap-1 sm:col-span-3">
      <p className="font-semibold text-muted">{name}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <StatusBadge status="warning" label={texts.unavailable} />
        {texts.unavailableHint}
      </p>
    </div>
  )
}
