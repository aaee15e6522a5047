/** The look of a list of preset cards. */
export const presetGridStyle = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'
