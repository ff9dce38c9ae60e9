import dynamic from 'next/dynamic';
import type { Section } from '@/lib/model/section';
import { HouseAddresses } from './HouseAddresses';

const AllAddresses = dynamic(() => import('./AllAddresses').then((module) => module.AllAddresses));

/** The addresses of a house on its page, and those of all houses elsewhere. */
export default function Addresses(section: Section<'addresses'>) {
  const { contact } = section;
  return contact ? <HouseAddresses {...section} contact={contact} /> : <AllAddresses {...section} />;
}
