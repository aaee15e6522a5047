'use client'

import { useSearchParams } from 'next/navigation'
import { EmptyCart } from '@/components/cart/empty-cart'
import type { CartOffer, PriceNotes } from '@/components/cart/cart-props'
import { NoneLeft } from '@/components/cart/none-left'
import { OrderSteps } from '@/components/cart/order-steps'
import { useCart } from '@/components/cart/use-cart'
import { useDiscount, type UsedDiscount } from '@/components/cart/use-discount'
import { BillingFields } from '@/components/orders/billing-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { useTranslations } from '@/components/ui/texts/use-translations'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartLines, type CartLine } from '@/lib/cart/cart-lines'
import { BUY_NOW } from '@/lib/cart/cart-store'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { Countries, Declarations } from './checkout-props'
import { ConsentFields, RatingQuestion } from './consent-fields'
import { usePlaceOrder } from './use-place-order'
import { useSignedIn } from '@/components/account/use-signed-in'
import { SelectField, TextField } from '@/components/ui/fields/field'
import { HOME } from '@/lib/legal/taxation/home'
import { EmailField } from '@/components/ui/fields/email-field'
import { PresetLabel } from '@/components/audio/preset-label'
import { CartTotal } from '@/components/cart/cart-total'
import { DiscountField } from '@/components/cart/discount-field'
import { ShopLink } from '@/components/ui/shop-link'
import { formatCents } from '@/lib/core/money'

interface CheckoutProps extends Countries, PriceNotes {
  /** At the prices known when the page was built. */
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  methods: readonly PaymentMethod[]
  declarations: Declarations
}

/** The address may name a preset to buy at once; the content of the cart then stays there. */
export function CheckoutForm(props: CheckoutProps) {
  const { catalogue, bundles, methods, declarations, priceNote, moneyBack, ...countries } = props
  const t = useTranslations('checkout')
  const cart = useCart()
  const wanted = useSearchParams().get(BUY_NOW)
  const only = catalogue.find(({ id }) => id === wanted)
  const items = only ? [only] : cart
  const lines = cartLines(items ?? [], catalogue)
  const isBuyable = lines.some((line) => line.available)
  const discount = useDiscount(isBuyable)
  const { shownTerms } = declarations
  const { unsoldCountries } = countries
  const { isPlaced, isSending, problem, send, judge } = usePlaceOrder(
    { lines, bundles, shownTerms, isMoneyBack: moneyBack !== '', unsoldCountries },
    discount,
  )
  const errors = problem?.fields ?? {}

  if (isPlaced) return <FocusedHeading className="text-lg">{t('placed')}</FocusedHeading>
  if (items === null || items.length === 0) return <EmptyCart isKnown={items !== null} />
  if (!isBuyable) return <NothingLeft />

  return (
    <Form
      problem={problem}
      onSend={send}
      onJudge={judge}
      className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_24rem]"
    >
      {!only && (
        <div className="col-span-full">
          <OrderSteps current={1} />
        </div>
      )}
      <div className="grid gap-10">
        <BuyerFields countries={countries} errors={errors} />
        <BillingFields errors={errors} />
        <PaymentFields methods={methods} errors={errors} />
        <ConsentFields declarations={declarations} errors={errors} />
        <RatingQuestion {...declarations} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <OrderSummary
          isFixed={only !== undefined}
          lines={lines}
          bundles={bundles}
          discount={discount}
          priceNote={priceNote}
          moneyBack={moneyBack}
        />
        <SubmitButton isSending={isSending} />
        {problem && <FormAlert>{problem.message}</FormAlert>}
      </div>
    </Form>
  )
}

function SubmitButton({ isSending }: { isSending: boolean }) {
  const t = useTranslations('checkout')
  return (
    <>
      <Button type="submit" busy={isSending ? t('submitting') : undefined}>
        {t('submit')}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? t('submitting') : ''}
      </p>
    </>
  )
}

function NothingLeft() {
  const t = useTranslations('cart')
  return (
    <NoneLeft>
      <ButtonLink href="/warenkorb" tone="secondary">
        {t('goToCart')}
      </ButtonLink>
    </NoneLeft>
  )
}

interface PaymentFieldsProps {
  methods: readonly PaymentMethod[]
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** The first is the default. */
function PaymentFields({ methods, errors }: PaymentFieldsProps) {
  const t = useTranslations('checkout')
  const error = errors.paymentMethod
  return (
    <fieldset aria-describedby={error && 'payment-error'}>
      <legend className="mb-5 text-xl font-semibold">{t('paymentTitle')}</legend>
      <div className="divide-y divide-line border-y border-line">
        {methods.map((method, index) => (
          <label
            key={method}
            className="grid grid-cols-[1.25rem_1fr] items-center gap-x-3 gap-y-1 py-3 font-semibold"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              defaultChecked={index === 0}
              aria-describedby={`${method}-hint`}
              className="size-5 accent-accent"
            />
            {t(`methods.${method}.label`)}
            <span
              id={`${method}-hint`}
              aria-hidden="true"
              className="col-start-2 text-sm font-normal text-muted"
            >
              {t(`methods.${method}.hint`)}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="payment-error" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface BuyerFieldsProps {
  countries: Countries
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** A user's data are the fields' defaults, so they never replace what was typed. */
function BuyerFields({ countries: { countries, unsoldCountries }, errors }: BuyerFieldsProps) {
  const t = useTranslations('checkout')
  const user = useSignedIn()
  return (
    <section aria-labelledby="buyer" className="grid gap-5">
      <h2 id="buyer" className="text-xl">
        {t('buyerTitle')}
      </h2>
      {/* Both take the same room: who is signed in is known a moment later. */}
      <p className="min-h-[2lh] text-sm text-muted sm:min-h-[1lh]">{user ? t('asCustomer') : t('asGuest')}</p>
      <EmailField
        id="email"
        name="email"
        required
        defaultValue={user?.email}
        label={t('email')}
        hint={t('emailHint')}
        error={errors.email}
        suggestion={t('didYouMean')}
      />
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        defaultValue={user?.displayName}
        label={t('name')}
        hint={t('nameHint')}
        error={errors.name}
      />
      <SelectField
        id="country"
        name="country"
        autoComplete="country"
        defaultValue={HOME}
        label={t('country')}
        hint={t('countryHint')}
        error={errors.country}
      >
        {[...countries, ...unsoldCountries].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </section>
  )
}

interface OrderSummaryProps extends PriceNotes {
  /** Whether there is no cart to change it in. */
  isFixed: boolean
  lines: readonly CartLine<CartOffer>[]
  bundles: readonly BundleOffer[]
  discount: UsedDiscount
}

/** The total stands last, next to the button. */
function OrderSummary({ isFixed, lines, bundles, discount, priceNote, moneyBack }: OrderSummaryProps) {
  const t = useTranslations('checkout')
  const tCatalog = useTranslations('catalog')
  const available = lines.filter((line) => line.available)
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {t('orderTitle')}
        {!isFixed && (
          <ShopLink
            href="/warenkorb"
            className="inline-flex min-h-6 text-sm font-normal text-muted text-link"
          >
            {t('change')}
          </ShopLink>
        )}
      </h2>
      <ul>
        {available.map((offer) => (
          <li
            key={offer.id}
            className="grid grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <PresetLabel preset={offer} className="min-h-12" />
            <p className="text-sm wrap-anywhere">
              {offer.game}
              <span className="block text-muted">
                {offer.platforms.map((platform) => tCatalog(`platforms.${platform}`)).join(', ')}
              </span>
            </p>
            <span className="number">{formatCents(offer.price)}</span>
          </li>
        ))}
      </ul>
      {available.length < lines.length && <p className="text-sm text-warning">{t('unavailable')}</p>}
      <p className="text-sm text-muted">{tCatalog('runsOn')}</p>
      {moneyBack && <p className="text-sm font-medium">{moneyBack}</p>}
      <DiscountField discount={discount} />
      <div className="border-t-2 border-text pt-4">
        <CartTotal lines={lines} bundles={bundles} applied={discount.applied} priceNote={priceNote} />
      </div>
    </>
  )
}
