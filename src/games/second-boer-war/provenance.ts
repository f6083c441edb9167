export const provenance = () => [];
