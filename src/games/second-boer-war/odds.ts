export const odds = () => null;
