/** The look of a list of sleeves: they lie side by side, as wide as the window. */
export const presetGridStyle = 'grid auto-rows-fr gap-0.5 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5'
