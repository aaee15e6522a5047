'use client'

import { useSearchParams } from 'next/navigation'
import { EmptyCart } from '@/components/cart/empty-cart'
import type { CartOffer } from '@/components/cart/cart-props'
import { NoneLeft } from '@/components/cart/none-left'
import { useCart } from '@/components/cart/use-cart'
import { useDiscount, type UsedDiscount } from '@/components/cart/use-discount'
import { BillingFields } from '@/components/orders/billing-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Form, FormAlert } from '@/components/ui/fields/form'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { Steps } from '@/components/ui/steps'
import type { BundleOffer } from '@/lib/catalog/bundles/best-price'
import { cartLines, type CartLine } from '@/lib/cart/cart-lines'
import { BUY_NOW } from '@/lib/cart/cart-store'
import type { PaymentMethod } from '@/lib/payment/schema'
import type { CheckoutTexts } from './checkout-texts'
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

interface CheckoutProps {
  /** At the prices known when the page was built. */
  catalogue: readonly CartOffer[]
  bundles: readonly BundleOffer[]
  methods: readonly PaymentMethod[]
  texts: CheckoutTexts
}

/** The address may name a preset to buy at once; the content of the cart then stays there. */
export function CheckoutForm({ catalogue, bundles, methods, texts }: CheckoutProps) {
  const cart = useCart()
  const wanted = useSearchParams().get(BUY_NOW)
  const only = catalogue.find(({ id }) => id === wanted)
  const items = only ? [only] : cart
  const lines = cartLines(items ?? [], catalogue)
  const isBuyable = lines.some((line) => line.available)
  const discount = useDiscount(isBuyable, texts.code)
  const { isPlaced, isSending, problem, send, judge } = usePlaceOrder({ lines, bundles }, discount, texts)
  const errors = problem?.fields ?? {}

  if (isPlaced) return <FocusedHeading className="text-lg">{texts.placed}</FocusedHeading>
  if (items === null || items.length === 0) return <EmptyCart isKnown={items !== null} texts={texts} />
  if (!isBuyable) return <NothingLeft texts={texts} />

  return (
    <Form
      problem={problem}
      onSend={send}
      onJudge={judge}
      className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_24rem]"
    >
      {!only && (
        <div className="col-span-full">
          <Steps label={texts.stepsLabel} steps={texts.steps} current={1} />
        </div>
      )}
      <div className="grid gap-10">
        <BuyerFields texts={texts} errors={errors} />
        <BillingFields texts={texts.billing} errors={errors} />
        <PaymentFields methods={methods} texts={texts} errors={errors} />
        <ConsentFields texts={texts} errors={errors} />
        <RatingQuestion texts={texts} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        <OrderSummary
          isFixed={only !== undefined}
          lines={lines}
          bundles={bundles}
          discount={discount}
          texts={texts}
        />
        <SubmitButton isSending={isSending} texts={texts} />
        {problem && <FormAlert>{problem.message}</FormAlert>}
      </div>
    </Form>
  )
}

function SubmitButton({ isSending, texts }: { isSending: boolean; texts: CheckoutTexts }) {
  return (
    <>
      <Button type="submit" busy={isSending ? texts.submitting : undefined}>
        {texts.submit}
      </Button>
      <p role="status" className="sr-only">
        {isSending ? texts.submitting : ''}
      </p>
    </>
  )
}

function NothingLeft({ texts }: { texts: CheckoutTexts }) {
  return (
    <NoneLeft texts={texts}>
      <ButtonLink href="/warenkorb" tone="secondary">
        {texts.toCart}
      </ButtonLink>
    </NoneLeft>
  )
}

interface PaymentFieldsProps {
  methods: readonly PaymentMethod[]
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** The first is the default. */
function PaymentFields({ methods, texts, errors }: PaymentFieldsProps) {
  const ways = methods.map((method) => ({ method, ...texts.methods[method] }))
  const error = errors.paymentMethod
  return (
    <fieldset aria-describedby={error && 'payment-error'}>
      <legend className="mb-5 text-xl font-semibold">{texts.paymentTitle}</legend>
      <div className="divide-y divide-line border-y border-line">
        {ways.map(({ method, label, hint }, index) => (
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
            {label}
            <span
              id={`${method}-hint`}
              aria-hidden="true"
              className="col-start-2 text-sm font-normal text-muted"
            >
              {hint}
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
  texts: CheckoutTexts
  /** Sentences by field path. */
  errors: Record<string, string>
}

/** A user's data are the fields' defaults, so they never replace what was typed. */
function BuyerFields({ texts, errors }: BuyerFieldsProps) {
  const user = useSignedIn()
  return (
    <section aria-labelledby="buyer" className="grid gap-5">
      <h2 id="buyer" className="text-xl">
        {texts.buyerTitle}
      </h2>
      {/* Both take the same room: who is signed in is known a moment later. */}
      <p className="min-h-[2lh] text-sm text-muted sm:min-h-[1lh]">
        {user ? texts.asCustomer : texts.asGuest}
      </p>
      <EmailField
        id="email"
        name="email"
        required
        defaultValue={user?.email}
        label={texts.email}
        hint={texts.emailHint}
        error={errors.email}
        suggestion={texts.didYouMean}
      />
      <TextField
        id="name"
        name="name"
        autoComplete="name"
        defaultValue={user?.displayName}
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
      />
      <SelectField
        id="country"
        name="country"
        autoComplete="country"
        defaultValue={HOME}
        label={texts.country}
        hint={texts.countryHint}
        error={errors.country}
      >
        {[...texts.countries, ...texts.unsoldCountries].map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </section>
  )
}

interface OrderSummaryProps {
  /** Whether there is no cart to change it in. */
  isFixed: boolean
  lines: readonly CartLine<CartOffer>[]
  bundles: readonly BundleOffer[]
  discount: UsedDiscount
  texts: CheckoutTexts
}

/** The total stands last, next to the button. */
function OrderSummary({ isFixed, lines, bundles, discount, texts }: OrderSummaryProps) {
  const available = lines.filter((line) => line.available)
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        {texts.orderTitle}
        {!isFixed && (
          <ShopLink
            href="/warenkorb"
            className="inline-flex min-h-6 text-sm font-normal text-muted text-link"
          >
            {texts.change}
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
                {offer.platforms.map((platform) => texts.platforms[platform]).join(', ')}
              </span>
            </p>
            <span className="number">{formatCents(offer.price)}</span>
          </li>
        ))}
      </ul>
      {available.length < lines.length && <p className="text-sm text-warning">{texts.unavailable}</p>}
      <p className="text-sm text-muted">{texts.runsOn}</p>
      {texts.moneyBack && <p className="text-sm font-medium">{texts.moneyBack}</p>}
      <DiscountField discount={discount} texts={texts.code} />
      <div className="border-t-2 border-text pt-4">
        <CartTotal lines={lines} bundles={bundles} applied={discount.applied} texts={texts} />
      </div>
    </>
  )
}
