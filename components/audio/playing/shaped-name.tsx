import type { Filter } from '@/lib/audio/filter'
import { brandCurve } from '@/lib/audio/letter-lifts'
import { shapedLetters } from '../shaped-letters'
import { Letters } from '../letters'

interface ShapedNameProps {
  name: string
  filters: readonly Filter[]
  /** The curve whose extreme shapes a letter fully; by default `filters`. */
  full?: readonly Filter[] | undefined
  /** `line`: as high as the text around it; `width`: as wide as its box. */
  fit?: 'line' | 'width'
  /** Turns even without the preset, and has one size that both states fit in. */
  isSwitched?: boolean
  isNamedAround?: boolean // inside a heading or link that has it as `aria-label`
  className?: string
}

/** SVG text has the same size before and after the font loads, can be selected and found, and is one word for a
 * screen reader. In a list, as large as the text around it: `<ShopLink href={…} aria-label={name}
 * className="text-2xl"><ShapedName name={name} filters={filters} isNamedAround /></ShopLink>` */
export function ShapedName(props: ShapedNameProps) {
  const { name, filters, full, fit = 'line', isSwitched, isNamedAround, className = '' } = props
  const named = isNamedAround ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <Letters
      {...shapedLetters(name, filters, full, isSwitched)}
      fit={fit}
      named={named}
      className={className}
    />
  )
}

/** Shaped by the shop's own curve or another. All shapes have the same size. */
export function BrandName({
  name,
  filters = brandCurve,
  full,
}: Pick<ShapedNameProps, 'name' | 'full'> & { filters?: readonly Filter[] }) {
  return (
    <span className="flex h-8 w-32 items-center text-[1.6875rem] leading-none sm:w-40 sm:text-[2.125rem]">
      <ShapedName name={name} filters={filters} full={full} />
    </span>
  )
}
