import { PresetLabel } from '@/components/audio/preset-label'
import { Button } from '@/components/ui/button'
import { useTranslations, type Translator } from '@/components/ui/texts/use-translations'
import { showToast } from '@/components/ui/toasts/toast'
import { ShopLink } from '@/components/ui/shop-link'
import type { CartLine } from '@/lib/cart/cart-lines'
import { putIntoCart } from '@/lib/cart/put-into-cart'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { completion, fittingPresets, type Completion, type Fitting } from '@/lib/catalog/bundles/fitting'
import { formatCents } from '@/lib/core/money'
import { presetPath } from '@/lib/catalog/preset-path'
import type { CartOffer } from './cart-props'

interface FittingCartProps {
  lines: readonly CartLine[]
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  /** Called after something was put into the cart: the pressed button is gone. */
  onAdded: () => void
}

/** One bundle to complete, or single presets, worked out from games and bundles. Often nothing. */
export function FittingCart({ lines, catalogue, bundles, onAdded }: FittingCartProps) {
  const t = useTranslations('cart.fitting')
  const ids = lines.filter((line) => line.available).map(({ id }) => id)
  const complete = completion(ids, catalogue, bundles)
  const fitting = complete ? [] : fittingPresets(ids, catalogue, bundles)
  if (complete === null && fitting.length === 0) return null

  const add = (offers: readonly CartOffer[], sentence: string) => {
    putIntoCart(offers.map(({ id, name, price }) => ({ id, name, price })))
    showToast(sentence)
    onAdded()
  }
  return (
    <section aria-labelledby="fitting" className="grid gap-3">
      <h2 id="fitting" className="text-lg">
        {t('title')}
      </h2>
      {complete && (
        <div className="grid justify-items-start gap-3 border-y border-line py-4">
          <p>{sayCompletion(complete, t)}</p>
          <Button
            tone="secondary"
            onClick={() => add(complete.missing, t('completed', { name: complete.bundle.name }))}
          >
            {t('completeAdd')}
          </Button>
        </div>
      )}
      <ul className="border-t border-line empty:hidden">
        {fitting.map((one) => (
          <FittingRow
            key={one.preset.id}
            one={one}
            onAdd={() => add([one.preset], t('added', { name: one.preset.name }))}
          />
        ))}
      </ul>
    </section>
  )
}

function sayCompletion(
  { bundle: { name }, missing, extra }: Completion<BundleOffer, CartOffer>,
  t: Translator<'cart.fitting'>,
): string {
  return t(extra > 0 ? 'complete' : 'completeForLess', {
    name,
    presets: missing.map((preset) => preset.name).join(' und '),
    extra: formatCents(extra),
    alone: formatCents(missing.reduce((sum, { price }) => sum + price, 0)),
    less: formatCents(-extra),
  })
}

interface FittingRowProps {
  one: Fitting<CartOffer>
  onAdd: () => void
}

function FittingRow({ one: { preset, bundle }, onAdd }: FittingRowProps) {
  const t = useTranslations('cart.fitting')
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-1 border-b border-line py-3 sm:grid-cols-[10rem_1fr_auto_auto]">
      <ShopLink href={presetPath(preset)} className="col-span-full sm:col-span-1">
        <PresetLabel preset={preset} className="min-h-12" />
      </ShopLink>
      <p className="text-sm max-sm:col-span-full">
        {preset.game}
        <span className="block text-muted">
          {bundle === null ? t('sameGame') : t('sameBundle', { name: bundle })}
        </span>
      </p>
      <p className="number">{formatCents(preset.price)}</p>
      <Button
        tone="quiet"
        className="-mr-3 text-sm"
        aria-label={t('addNamed', { name: preset.name })}
        onClick={onAdd}
      >
        {t('add')}
      </Button>
    </li>
  )
}
