import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

interface SparklineShape {
  line: string
  before: string | null
}

/** On one scale from zero (or from a lower least) in a drawing of 100 by 100. */
export function sparklineShape(values: readonly number[], before: readonly number[] | null): SparklineShape {
  const all = [0, ...values, ...(before ?? [])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const x = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([0, 100])
  const y = scaleLinear()
    .domain(least === most ? [0, 1] : [least, most])
    .range([100, 0])
  const path = line<number>()
    .x((_, index) => x(index))
    .y((value) => y(value))
  return { line: path(values) ?? '', before: before && path(before) }
}
