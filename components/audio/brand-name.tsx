import { brandCurve } from '@/lib/audio/letter-lifts'
import type { Filter } from '@/lib/audio/filter'
import { ShapedName } from './shaped-name'

/** The shop's name, shaped by its own curve or another. All shapes have the same size. */
export function BrandName({ name, filters = brandCurve }: { name: string; filters?: readonly Filter[] }) {
  return (
    <span className="flex h-8 w-32 items-center text-[1.6875rem] leading-none sm:w-40 sm:text-[2.125rem]">
      <ShapedName name={name} filters={filters} />
    </span>
  )
}
