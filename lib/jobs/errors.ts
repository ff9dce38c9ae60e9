/** One key was given to two submissions, or to one whose alert has been cancelled since. */
export class KeyReused extends Error {
  constructor() {
    super('The key belongs to another submission.');
    this.name = 'KeyReused';
  }
}
