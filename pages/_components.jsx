// Only the development server has pages of this extension: next.config.js.
import ComponentsPage from '../tests/workbench/ComponentsPage';
import { loadComponentsProps } from '../tests/workbench/load-components-props';

export const getServerSideProps = loadComponentsProps;

export default ComponentsPage;
