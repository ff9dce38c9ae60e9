// In this order, since the last two change what the first two compare.
import './export';
import './equivalence';
import './publication';
import './editor';
